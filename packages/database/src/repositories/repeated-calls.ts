import { REPEATED_CALL_KEPT_MS } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, firstRow } from '../rows.js';

/** A call that carries a key, so that the same call, sent twice, is carried out once. */
export interface KeyedCall {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of what is asked. */
  readonly asked: string;
}

const FirstCall = z.object({
  asked: z.string(),
  status: z.number().nullable(),
  reply: z.string().nullable(),
});
export type FirstCall = z.infer<typeof FirstCall>;

const ofCall = ({ userId, route, key }: KeyedCall) => [userId, route, key];

/** Calls by the key that their client gave them, with what the first of them was answered. */
export class RepeatedCallRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Begins a call; null when it is the first with its key, else how the first one stands. One whose
   * gateway fell silent is no longer waited for.
   */
  async begin(call: KeyedCall, silentAfterMs: number): Promise<FirstCall | null> {
    const begun = await changed(
      this.dataSource,
      `INSERT INTO repeated_call AS c (user_id, route, key, asked) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, route, key) DO UPDATE SET begun_at = now()
        WHERE c.status IS NULL AND c.asked = $4 AND c.begun_at < now() - $5 * interval '1 ms'
       RETURNING key`,
      [...ofCall(call), call.asked, silentAfterMs],
    );
    if (begun === 1) return null;
    return firstRow(
      this.dataSource,
      FirstCall,
      `SELECT asked, status, reply FROM repeated_call WHERE user_id = $1 AND route = $2 AND key = $3`,
      ofCall(call),
    );
  }

  /** Keeps what the first call was answered, for the ones that repeat it. */
  async answered(call: KeyedCall, status: number, reply: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE repeated_call SET status = $4, reply = $5 WHERE user_id = $1 AND route = $2 AND key = $3`,
      [...ofCall(call), status, reply],
    );
  }

  /** Forgets a call that was refused, so that it can be made again. */
  async refused(call: KeyedCall): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM repeated_call WHERE user_id = $1 AND route = $2 AND key = $3`,
      ofCall(call),
    );
  }

  async deleteOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM repeated_call WHERE begun_at < now() - $1 * interval '1 ms'`,
      [REPEATED_CALL_KEPT_MS],
    );
  }
}
