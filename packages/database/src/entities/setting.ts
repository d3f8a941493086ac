import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { BelongsTo } from './belongs-to.js';
import { JsonColumn } from './json-column.js';
import { AppUser } from './app-user.js';

/** A setting of the installation. */
@Entity({ name: 'setting' })
export class Setting {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @JsonColumn()
  value!: unknown;

  @Column({ type: 'uuid', name: 'changed_by', nullable: true })
  changedBy!: string | null;

  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'now()' })
  changedAt!: Date;

  @BelongsTo(() => AppUser, 'changed_by')
  changer?: Relation<AppUser> | null;
}
