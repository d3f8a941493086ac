import { REPEATED_CALL_KEPT_MS } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { longerAgoThan } from '../database-clock.js';
import { RepeatedCall } from '../entities/repeated-call.js';
import { changed } from '../rows.js';

/** A call that carries a key, so that the same call, sent twice, is carried out once. */
export interface KeyedCall {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of what is asked. */
  readonly asked: string;
}

const ofCall = ({ userId, route, key }: KeyedCall) => ({ userId, route, key });

/** Calls by the key that their client gave them, with what the first of them was answered. */
export class RepeatedCallRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Begins a call; null when it is the first with its key, else how the first one stands. One whose
   * gateway fell silent is no longer waited for.
   */
  async begin(call: KeyedCall, silentAfterMs: number): Promise<RepeatedCall | null> {
    const begun = await changed(
      this.dataSource,
      `INSERT INTO repeated_call AS c (user_id, route, key, asked) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, route, key) DO UPDATE SET begun_at = now()
        WHERE c.status IS NULL AND c.asked = $4 AND c.begun_at < now() - $5 * interval '1 ms'
       RETURNING key`,
      [call.userId, call.route, call.key, call.asked, silentAfterMs],
    );
    if (begun === 1) return null;
    return this.dataSource.manager.findOneBy(RepeatedCall, ofCall(call));
  }

  /** Keeps what the first call was answered, for the ones that repeat it. */
  async answered(call: KeyedCall, status: number, reply: string): Promise<void> {
    await this.dataSource.manager.update(RepeatedCall, ofCall(call), { status, reply });
  }

  /** Forgets a call that was refused, so that it can be made again. */
  async refused(call: KeyedCall): Promise<void> {
    await this.dataSource.manager.delete(RepeatedCall, ofCall(call));
  }

  async deleteOld(): Promise<void> {
    const old = { begunAt: longerAgoThan(REPEATED_CALL_KEPT_MS) };
    await this.dataSource.manager.delete(RepeatedCall, old);
  }
}
