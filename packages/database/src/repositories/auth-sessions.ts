import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { AppUser } from '../entities/app-user.js';
import { AuthSession } from '../entities/auth-session.js';

export interface SignedIn {
  readonly session: AuthSession;
  readonly user: AppUser;
  /** Until it ends unless extended, by the database's clock. */
  readonly leftMs: number;
}

/** Sign-ins. All times are the database's, so that gateways with wrong clocks agree. */
export class AuthSessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(id: string, userId: string): Promise<AuthSession> {
    await this.dataSource.query(
      `INSERT INTO auth_session (id, user_id, idle_expires_at, absolute_expires_at)
       VALUES ($1, $2, now() + $3 * interval '1 ms', now() + $4 * interval '1 ms')`,
      [id, userId, SESSION_IDLE_MS, SESSION_ABSOLUTE_MS],
    );
    return this.dataSource.manager.findOneByOrFail(AuthSession, { id });
  }

  /**
   * The session and its user when the credential still holds, extended by this use unless a
   * person had no part in it; `expired` when it once held; null when it never did, was revoked,
   * or its user may no longer sign in.
   */
  async use(id: string, { extend }: { extend: boolean }): Promise<SignedIn | 'expired' | null> {
    if (extend)
      await this.dataSource.query(
        `UPDATE auth_session
            SET idle_expires_at = least(now() + $2 * interval '1 ms', absolute_expires_at)
          WHERE id = $1 AND revoked_at IS NULL AND idle_expires_at > now()
            AND idle_expires_at < now() + $2 * interval '1 ms' - interval '5 s'`,
        [id, SESSION_IDLE_MS],
      );
    const [row]: { leftMs: number; revoked: boolean }[] = await this.dataSource.query(
      `SELECT round(extract(epoch FROM idle_expires_at - now()) * 1000)::int AS "leftMs",
              revoked_at IS NOT NULL AS revoked
         FROM auth_session WHERE id = $1`,
      [id],
    );
    if (!row || row.revoked) return null;
    if (row.leftMs <= 0) return 'expired';
    const session = await this.dataSource.manager.findOneByOrFail(AuthSession, { id });
    const user = await this.dataSource.manager.findOneBy(AppUser, { id: session.userId });
    return user && !user.disabled ? { session, user, leftMs: row.leftMs } : null;
  }

  async revoke(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE auth_session SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL`,
      [id],
    );
  }

  /** Signs a user out everywhere, but for one session. */
  async revokeAllOf(userId: string, except: string | null = null): Promise<void> {
    await this.dataSource.query(
      `UPDATE auth_session SET revoked_at = now()
        WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2::uuid`,
      [userId, except],
    );
  }

  async countActive(): Promise<number> {
    const [row]: [{ count: number }] = await this.dataSource.query(
      `SELECT count(*)::int AS count FROM auth_session
        WHERE revoked_at IS NULL AND idle_expires_at > now()`,
    );
    return row.count;
  }

  async deleteEnded(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM auth_session WHERE absolute_expires_at < now() - interval '1 day'`,
    );
  }
}
