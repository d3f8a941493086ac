import type { Role } from '@lqc/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'app_user' })
export class AppUser {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  username!: string;

  @Column({ type: 'text', name: 'password_hash' })
  passwordHash!: string;

  @Column({ type: 'text' })
  role!: Role;

  @Column({ type: 'boolean' })
  disabled!: boolean;

  @Column({ type: 'boolean', name: 'must_change_password' })
  mustChangePassword!: boolean;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_sign_in_at', nullable: true })
  lastSignInAt!: Date | null;
}
