import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rows } from '../rows.js';
import { safeText } from '../safe-text.js';

const KEPT_DAYS = 90;
const KEPT_PER_USER = 20;

/** From where accounts were signed in to, as hashes that the caller makes. */
export class KnownPlaceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the places that the account knows; as much work for a name that nobody has. */
  async known(username: string, places: readonly string[]): Promise<ReadonlySet<string>> {
    const known = await rows(
      this.dataSource,
      z.object({ place: z.string() }),
      `SELECT k.place FROM known_place k JOIN app_user u ON u.id = k.user_id
        WHERE lower(u.username) = lower($1) AND k.place = ANY($2)
          AND k.seen_at > now() - $3 * interval '1 day'`,
      [safeText(username), places, KEPT_DAYS],
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
