import { SavedQuery, type SaveSearchRequest } from '@lqc/contracts';
import { Not } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { SavedSearch } from '../entities/saved-search.js';
import { oneAtATime } from './one-at-a-time.js';
import { SqlRepository } from '../sql-repository.js';

const Kept = z.object({
  id: z.string(),
  name: z.string(),
  query: SavedQuery,
  seenAt: z.date(),
  /** Quarters whose files were stored since it was looked at, latest first. */
  unseen: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type KeptSearch = z.infer<typeof Kept>;

/** Searches that people keep. */
export class SavedSearchRepository extends SqlRepository {
  list(ownerId: string): Promise<KeptSearch[]> {
    return this.rows(
      Kept,
      `SELECT s.id, s.name, s.query, s.seen_at AS "seenAt",
              coalesce((SELECT json_agg(json_build_object('id', f.id, 'label', f.label)
                                        ORDER BY f.year DESC NULLS LAST, f.quarter DESC)
                          FROM workbook_file f
                         WHERE f.kind = 'quarterly' AND f.upload_date > s.seen_at), '[]') AS unseen
         FROM saved_search s WHERE s.owner_id = $1 ORDER BY lower(s.name), s.id`,
      [ownerId],
    );
  }

  /** False when the person keeps as many as the limit allows. */
  save({ name, query }: SaveSearchRequest, ownerId: string, limit: number): Promise<boolean> {
    return oneAtATime(this.dataSource, `saved searches of ${ownerId}`, async (transaction) => {
      const others = { ownerId, name: Not(name) };
      if ((await transaction.countBy(SavedSearch, others)) >= limit) return false;
      const kept = { ownerId, name, query, seenAt: now };
      await transaction.upsert(SavedSearch, kept, ['ownerId', 'name']);
      return true;
    });
  }

  /** False when the person keeps no such search; so is `forget`. */
  async see(id: string, ownerId: string): Promise<boolean> {
    const seen = { seenAt: now };
    return (
      (await this.dataSource.manager.update(SavedSearch, { id, ownerId }, seen)).affected === 1
    );
  }

  async forget(id: string, ownerId: string): Promise<boolean> {
    return (await this.dataSource.manager.delete(SavedSearch, { id, ownerId })).affected === 1;
  }
}
