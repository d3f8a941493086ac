import { accountKey } from '@lqc/contracts';
import { now } from '../database-clock.js';
import { KnownPlace } from '../entities/known-place.js';
import { SqlRepository } from '../sql-repository.js';

const KEPT_DAYS = 90;
const KEPT_PER_USER = 20;

/** Browsers and addresses from which accounts were signed in to, as hashes that the caller makes. */
export class KnownPlaceRepository extends SqlRepository {
  /**
   * Whether the account was used from the browser before, and whether any account was from the
   * address. The address is looked up for all accounts, so that an unknown username is answered like a
   * known one.
   */
  async known(
    username: string,
    { address, device }: { readonly address: string; readonly device: string },
  ): Promise<ReadonlySet<string>> {
    const known = await this.texts(
      `SELECT k.place FROM known_place k JOIN app_user u ON u.id = k.user_id
        WHERE (k.place = $2 OR k.place = $3 AND lower(u.username) = $1)
          AND k.seen_at > now() - $4 * interval '1 day'`,
      [accountKey(username), address, device, KEPT_DAYS],
    );
    return new Set(known);
  }

  /** Stores the browser and address of a sign-in, and deletes all but the account's latest twenty. */
  async remember(userId: string, places: readonly string[]): Promise<void> {
    const seen = places.map((place) => ({ userId, place, seenAt: now }));
    await this.dataSource.manager.upsert(KnownPlace, seen, ['userId', 'place']);
    await this.dataSource.query(
      `DELETE FROM known_place WHERE user_id = $1 AND place IN (
         SELECT place FROM known_place WHERE user_id = $1 ORDER BY seen_at DESC, place OFFSET $2)`,
      [userId, KEPT_PER_USER],
    );
  }
}
