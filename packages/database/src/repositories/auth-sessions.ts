import { Role, SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '@lqc/contracts';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { z } from 'zod';
import { batched, byKey } from '../batched.js';
import { longerAgoThan, now, since } from '../database-clock.js';
import { AuthSession } from '../entities/auth-session.js';
import { prepared } from '../rows.js';
import { SqlRepository } from '../sql-repository.js';

/** The signed-in user of a call, with what every call needs. */
export interface SignedIn {
  readonly session: { readonly id: string; readonly idleExpiresAt: Date };
  readonly user: {
    readonly id: string;
    readonly username: string;
    readonly role: Role;
    readonly mustChangePassword: boolean;
  };
  /** Milliseconds until the session ends unless it is used, by the database's clock. */
  readonly leftMs: number;
}

const Expiry = z.object({ idleExpiresAt: z.date(), leftMs: z.number() });

const EXPIRY_COLUMNS = `idle_expires_at AS "idleExpiresAt",
  round(extract(epoch FROM idle_expires_at - now()) * 1000)::int AS "leftMs"`;

/** A session's expiry is written at most this often, and not by every call. */
const EXTENDED_AGAIN_AFTER_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;

const findSignIns = prepared(
  'find-sign-ins',
  Expiry.extend({
    id: z.string(),
    userId: z.string(),
    username: z.string(),
    role: Role,
    mustChangePassword: z.boolean(),
    isShut: z.boolean(),
    isExtendable: z.boolean(),
  }),
  `SELECT s.id, ${EXPIRY_COLUMNS}, u.id AS "userId", u.username, u.role,
          u.must_change_password AS "mustChangePassword",
          s.revoked_at IS NOT NULL OR u.disabled AS "isShut",
          least(now() + interval '${SESSION_IDLE_MS} ms', absolute_expires_at)
            > idle_expires_at + interval '${EXTENDED_AGAIN_AFTER_MS} ms' AS "isExtendable"
     FROM auth_session s JOIN app_user u ON u.id = s.user_id WHERE s.id = ANY($1)`,
);

/** Sign-in sessions. All times are by the database's clock, so that gateways with wrong clocks agree. */
export class AuthSessionRepository extends SqlRepository {
  readonly #find = batched(async (ids) =>
    byKey(await findSignIns(this.dataSource, [ids]), ({ id }) => id),
  );

  /**
   * Starts a session; gives the time at which it ends unless it is used, or null when the account's
   * password was changed meanwhile or it may no longer sign in. The account's row is locked during the
   * statement, so that a change of password at the same moment waits, and then ends this session too.
   */
  async open(id: string, user: { id: string; passwordHash: string }): Promise<Date | null> {
    const opened = await this.firstRow(
      Expiry,
      `INSERT INTO auth_session (id, user_id, idle_expires_at, absolute_expires_at)
       SELECT $1, u.id, now() + $4 * interval '1 ms', now() + $5 * interval '1 ms'
         FROM app_user u WHERE u.id = $2 AND u.password_hash = $3 AND NOT u.disabled FOR SHARE
       RETURNING ${EXPIRY_COLUMNS}`,
      [id, user.id, user.passwordHash, SESSION_IDLE_MS, SESSION_ABSOLUTE_MS],
    );
    return opened?.idleExpiresAt ?? null;
  }

  /**
   * The session and its user while the credential is valid. Its expiry is extended, unless the call
   * was made without a person. `expired` when it was valid once; null when it never was, was revoked,
   * or its user may no longer sign in.
   */
  async use(id: string, { extend }: { extend: boolean }): Promise<SignedIn | 'expired' | null> {
    const found = await this.#find(id);
    if (!found || found.isShut) return null;
    if (found.leftMs <= 0) return 'expired';
    const expiry = extend && found.isExtendable ? await this.#extend(id) : found;
    if (!expiry) return null;
    const { userId, username, role, mustChangePassword } = found;
    return {
      session: { id, idleExpiresAt: expiry.idleExpiresAt },
      user: { id: userId, username, role, mustChangePassword },
      leftMs: expiry.leftMs,
    };
  }

  /** Extends a session; null when it has just ended. */
  #extend(id: string): Promise<z.infer<typeof Expiry> | null> {
    return this.firstRow(
      Expiry,
      `UPDATE auth_session
          SET idle_expires_at = least(now() + $2 * interval '1 ms', absolute_expires_at)
        WHERE id = $1 AND revoked_at IS NULL AND idle_expires_at > now()
       RETURNING ${EXPIRY_COLUMNS}`,
      [id, SESSION_IDLE_MS],
    );
  }

  async revoke(id: string): Promise<void> {
    await revokeSessions(this.dataSource.manager, { id });
  }

  async revokeAllOf(userId: string): Promise<void> {
    await revokeSessions(this.dataSource.manager, { userId });
  }

  countActive(): Promise<number> {
    const active = { revokedAt: IsNull(), idleExpiresAt: since(0) };
    return this.dataSource.manager.countBy(AuthSession, active);
  }

  async deleteEnded(): Promise<void> {
    const ended = { absoluteExpiresAt: longerAgoThan(DAY_MS) };
    await this.dataSource.manager.delete(AuthSession, ended);
  }
}

/** Ends those of these sessions that stand. */
export const revokeSessions = (manager: EntityManager, sessions: FindOptionsWhere<AuthSession>) =>
  manager.update(AuthSession, { ...sessions, revokedAt: IsNull() }, { revokedAt: now });
