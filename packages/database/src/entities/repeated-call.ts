import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';

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

  @Column({ type: 'timestamptz', name: 'begun_at', default: () => 'now()' })
  begunAt!: Date;

  @ManyToOne(() => AppUser, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<AppUser>;
}
