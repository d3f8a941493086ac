import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A network from which a person signed in before, as a hash. */
@Entity({ name: 'known_place' })
export class KnownPlace {
  @PrimaryColumn({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @PrimaryColumn({ type: 'text' })
  place!: string;

  @Column({ type: 'timestamptz', name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @BelongsTo(() => AppUser, 'user_id', { onDelete: 'CASCADE' })
  user?: Relation<AppUser>;
}
