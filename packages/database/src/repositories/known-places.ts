import { accountKey } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rows } from '../rows.js';

const KEPT_DAYS = 90;
const KEPT_PER_USER = 20;

/** From where accounts were signed in to, as hashes that the caller makes. */
export class KnownPlaceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether the account knows the browser, and whether anybody signed in from the address. An
   * address is asked of all accounts, so that a name that nobody has is answered like any other.
   */
  async known(
    username: string,
    { address, device }: { readonly address: string; readonly device: string },
  ): Promise<ReadonlySet<string>> {
    const known = await rows(
      this.dataSource,
      z.object({ place: z.string() }),
      `SELECT k.place FROM known_place k JOIN app_user u ON u.id = k.user_id
        WHERE (k.place = $2 OR k.place = $3 AND lower(u.username) = $1)
          AND k.seen_at > now() - $4 * interval '1 day'`,
      [accountKey(username), address, device, KEPT_DAYS],
    );
    return new Set(known.map(({ place }) => place));
  }

  /** Remembers places of a sign-in; the oldest beyond twenty are forgotten. */
  async remember(userId: string, places: readonly string[]): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO known_place (user_id, place) SELECT $1, unnest($2::text[])
       ON CONFLICT (user_id, place) DO UPDATE SET seen_at = now()`,
      [userId, places],
    );
    await this.dataSource.query(
      `DELETE FROM known_place WHERE user_id = $1 AND place IN (
         SELECT place FROM known_place WHERE user_id = $1 ORDER BY seen_at DESC, place OFFSET $2)`,
      [userId, KEPT_PER_USER],
    );
  }

  /** After a reset nothing is trusted that was before. */
  async forgetAllOf(userId: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM known_place WHERE user_id = $1`, [userId]);
  }
}
