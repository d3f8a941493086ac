import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A call that changes something, with its answer for when it is sent again under the same key. */
@Entity({ name: 'repeated_call' })
export class RepeatedCall {
  @PrimaryColumn({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @PrimaryColumn({ type: 'text' })
  route!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  asked!: string;

  @Column({ type: 'integer', nullable: true })
  status!: number | null;

  @Column({ type: 'text', nullable: true })
  reply!: string | null;

  /** When its attempt began, or was last heard of. */
  @Column({ type: 'timestamptz', name: 'begun_at', default: () => 'now()' })
  begunAt!: Date;

  /** Whose row it is: the attempt to carry the call out that nobody has given up. */
  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' })
  attempt!: string;

  @BelongsTo(() => AppUser, 'user_id', { onDelete: 'CASCADE' })
  user?: Relation<AppUser>;
}
