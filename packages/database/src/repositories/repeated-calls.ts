import { randomUUID } from 'node:crypto';
import { longerAgoThan, now } from '../database-clock.js';
import { RepeatedCall } from '../entities/repeated-call.js';
import { SqlRepository } from '../sql-repository.js';

const REPEATED_CALL_KEPT_MS = 24 * 60 * 60_000;

/** A call that carries a key, so that the same call, sent twice, is carried out once. */
export interface KeyedCall {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of what is asked. */
  readonly asked: string;
}

/** A call that is carried out, as this attempt, or how the first call with its key stands. */
type BegunCall = { readonly attempt: string } | { readonly first: RepeatedCall | null };

const ofCall = ({ userId, route, key }: KeyedCall) => ({ userId, route, key });

/** Calls by the key that their client gave them, with what the first of them was answered. */
export class RepeatedCallRepository extends SqlRepository {
  /**
   * Begins an attempt of a call when it is the first with its key, else gives how the first one stands; null
   * when that was refused just now. One whose gateway fell silent is no longer waited for.
   */
  async begin(call: KeyedCall, silentAfterMs: number): Promise<BegunCall> {
    const attempt = randomUUID();
    const isBegun = await this.hasRows(
      `INSERT INTO repeated_call AS c (user_id, route, key, asked, attempt)
       VALUES ($1, $2, $3, $4, $6)
       ON CONFLICT (user_id, route, key) DO UPDATE SET begun_at = now(), attempt = $6
        WHERE c.status IS NULL AND c.asked = $4 AND c.begun_at < now() - $5 * interval '1 ms'
       RETURNING key`,
      [call.userId, call.route, call.key, call.asked, silentAfterMs, attempt],
    );
    if (isBegun) return { attempt };
    return { first: await this.dataSource.manager.findOneBy(RepeatedCall, ofCall(call)) };
  }

  /** Tells that an attempt is still being carried out. */
  async goesOn(call: KeyedCall, attempt: string): Promise<void> {
    const begunAt = now;
    await this.dataSource.manager.update(RepeatedCall, { ...ofCall(call), attempt }, { begunAt });
  }

  /** Keeps what an attempt was answered, for the calls that repeat it; nothing of one that was given up. */
  async answered(call: KeyedCall, attempt: string, status: number, reply: string): Promise<void> {
    const ofAttempt = { ...ofCall(call), attempt };
    await this.dataSource.manager.update(RepeatedCall, ofAttempt, { status, reply });
  }

  /** Forgets a call whose attempt was refused, so that it can be made again. */
  async refused(call: KeyedCall, attempt: string): Promise<void> {
    await this.dataSource.manager.delete(RepeatedCall, { ...ofCall(call), attempt });
  }

  async deleteOld(): Promise<void> {
    const old = { begunAt: longerAgoThan(REPEATED_CALL_KEPT_MS) };
    await this.dataSource.manager.delete(RepeatedCall, old);
  }
}
