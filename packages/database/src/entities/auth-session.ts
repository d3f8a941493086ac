import { Column, Entity, PrimaryColumn, type Relation } from 'typeorm';
import { AppUser } from './app-user.js';
import { BelongsTo } from './belongs-to.js';

/** A sign-in: the session that a token names. */
@Entity({ name: 'auth_session' })
export class AuthSession {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'idle_expires_at' })
  idleExpiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'absolute_expires_at' })
  absoluteExpiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  @BelongsTo(() => AppUser, 'user_id', { onDelete: 'CASCADE' })
  user?: Relation<AppUser>;
}
