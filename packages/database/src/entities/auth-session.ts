import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in; its id is the token's `jti`. */
@Entity({ name: 'auth_session' })
export class AuthSession {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @Column({ type: 'timestamptz', name: 'idle_expires_at' })
  idleExpiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'absolute_expires_at' })
  absoluteExpiresAt!: Date;

  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
