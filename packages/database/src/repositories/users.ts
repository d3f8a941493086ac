import { randomUUID } from 'node:crypto';
import { accountKey, type Role } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { AppUser } from '../entities/app-user.js';
import { changed } from '../rows.js';
import { safeText } from '../safe-text.js';

export interface NewUser {
  readonly username: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly mustChangePassword: boolean;
}

export class UserRepository {
  constructor(private readonly dataSource: DataSource) {}

  findById(id: string): Promise<AppUser | null> {
    return this.dataSource.manager.findOneBy(AppUser, { id });
  }

  /** Finds a user by name, in the normalised form in which names are compared. */
  findByName(username: string): Promise<AppUser | null> {
    return this.dataSource
      .createQueryBuilder(AppUser, 'u')
      .where('lower(u.username) = :key', { key: accountKey(username) })
      .getOne();
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
    const created = await changed(
      this.dataSource,
      `INSERT INTO app_user (id, username, password_hash, role, must_change_password)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
      [id, safeText(user.username), user.passwordHash, user.role, user.mustChangePassword],
    );
    return created === 1 ? this.findById(id) : null;
  }

  async setPassword(id: string, passwordHash: string, mustChange: boolean): Promise<void> {
    await this.dataSource.manager.update(
      AppUser,
      { id },
      { passwordHash, mustChangePassword: mustChange },
    );
  }

  async recordSignIn(id: string): Promise<void> {
    await this.dataSource.query(`UPDATE app_user SET last_sign_in_at = now() WHERE id = $1`, [id]);
  }

  /**
   * Changes role or access; false, with nothing changed, when no admin could sign in afterwards. The
   * admins' rows are locked, so that two admins cannot remove each other at the same moment.
   */
  changeAccess(id: string, change: { role?: Role; disabled?: boolean }): Promise<boolean> {
    return this.dataSource
      .transaction(async (manager) => {
        await manager.query(`SELECT id FROM app_user WHERE role = 'admin' ORDER BY id FOR UPDATE`);
        await manager.update(AppUser, { id }, change);
        if ((await countActiveAdmins(manager)) > 0) return true;
        throw new NoAdminLeft();
      })
      .catch((error: unknown) => {
        if (error instanceof NoAdminLeft) return false;
        throw error;
      });
  }
}

class NoAdminLeft extends Error {}

function countActiveAdmins(manager: EntityManager): Promise<number> {
  return manager.countBy(AppUser, { role: 'admin', disabled: false });
}
