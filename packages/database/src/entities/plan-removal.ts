import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A company that a person took off the proposals for visits. */
@Entity({ name: 'plan_removal' })
export class PlanRemoval {
  @PrimaryColumn({ type: 'text', name: 'company_key' })
  companyKey!: string;

  @Column({ type: 'text' })
  note!: string;

  @Column({ type: 'uuid', name: 'removed_by' })
  removedBy!: string;

  @Column({ type: 'timestamptz', name: 'removed_at', default: () => 'now()' })
  removedAt!: Date;

  @BelongsTo(() => AppUser, 'removed_by')
  remover?: Relation<AppUser>;
}
