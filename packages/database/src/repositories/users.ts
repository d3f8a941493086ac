import { randomUUID } from 'node:crypto';
import { accountKey, CodedError, type Role } from '@lqc/contracts';
import { Not } from 'typeorm';
import { AppUser } from '../entities/app-user.js';
import { KnownPlace } from '../entities/known-place.js';
import { now } from '../database-clock.js';
import { insertedNew } from '../rows.js';
import { revokeSessions, type SignedIn } from './auth-sessions.js';
import { SqlRepository } from '../sql-repository.js';

export interface NewUser {
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly mustChangePassword: boolean;
}

export class UserRepository extends SqlRepository {
  findById(id: string): Promise<AppUser | null> {
    return this.#accounts().where({ id }).getOne();
  }

  /** Finds a user by name, in the normalised form in which names are compared. */
  findByName(username: string): Promise<AppUser | null> {
    const key = accountKey(username);
    return this.#accounts().where('lower(u.username) = :key', { key }).getOne();
  }

  #accounts() {
    return this.dataSource.createQueryBuilder(AppUser, 'u').addSelect('u.passwordHash');
  }

  list(): Promise<AppUser[]> {
    return this.dataSource.manager.find(AppUser, { order: { username: 'ASC' } });
  }

  count(): Promise<number> {
    return this.dataSource.manager.count(AppUser);
  }

  /** Creates a user; null when the name is taken, even by another request at the same moment. */
  async create(user: NewUser): Promise<AppUser | null> {
    const id = randomUUID();
    const isNew = await insertedNew(this.dataSource.manager, AppUser, { ...user, id });
    return isNew ? this.findById(id) : null;
  }

  /** Gives a user a one-time password, which they must change; no session or place of before is trusted. */
  resetPassword(id: string, passwordHash: string): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.update(AppUser, { id }, { passwordHash, mustChangePassword: true });
      await revokeSessions(transaction, { userId: id });
      await transaction.delete(KnownPlace, { userId: id });
    });
  }

  /**
   * Gives a user their own new password and ends their other sessions; false when the password is no longer the
   * one that was verified.
   */
  changePassword(
    { user: { id }, session }: SignedIn,
    verifiedHash: string,
    passwordHash: string,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      const verified = { id, passwordHash: verifiedHash };
      const change = { passwordHash, mustChangePassword: false };
      const { affected } = await transaction.update(AppUser, verified, change);
      if (affected) await revokeSessions(transaction, { userId: id, id: Not(session.id) });
      return affected === 1;
    });
  }

  async recordSignIn(id: string): Promise<void> {
    await this.dataSource.manager.update(AppUser, { id }, { lastSignInAt: now });
  }

  /**
   * Changes role or access. The admins' rows are locked, so that two admins cannot remove each other at the same
   * moment.
   *
   * @throws CodedError `LAST_ADMIN`, with nothing changed, when no admin could sign in afterwards
   */
  changeAccess(id: string, change: { role?: Role; disabled?: boolean }): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT id FROM app_user WHERE role = 'admin' ORDER BY id FOR UPDATE`);
      await manager.update(AppUser, { id }, change);
      if (!(await manager.existsBy(AppUser, { role: 'admin', disabled: false })))
        throw new CodedError('LAST_ADMIN');
    });
  }
}
