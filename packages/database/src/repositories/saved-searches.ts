import { SavedQuery, type SaveSearchRequest } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { oneAtATime } from './one-at-a-time.js';

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
export class SavedSearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(ownerId: string): Promise<KeptSearch[]> {
    return rows(
      this.dataSource,
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
  async save({ name, query }: SaveSearchRequest, ownerId: string, limit: number): Promise<boolean> {
    const kept = await oneAtATime(this.dataSource, `saved searches of ${ownerId}`, (transaction) =>
      changed(
        transaction,
        `INSERT INTO saved_search (owner_id, name, query)
       SELECT $1, $2, $3
        WHERE (SELECT count(*) FROM saved_search WHERE owner_id = $1 AND name <> $2) < $4
       ON CONFLICT (owner_id, name) DO UPDATE SET query = excluded.query, seen_at = now()
       RETURNING id`,
        [ownerId, name, safeJson(query), limit],
      ),
    );
    return kept === 1;
  }

  /** False when the person keeps no such search; so is `forget`. */
  async see(id: string, ownerId: string): Promise<boolean> {
    const seen = `UPDATE saved_search SET seen_at = now() WHERE id = $1 AND owner_id = $2`;
    return (await changed(this.dataSource, seen, [id, ownerId])) === 1;
  }

  async forget(id: string, ownerId: string): Promise<boolean> {
    const forgotten = `DELETE FROM saved_search WHERE id = $1 AND owner_id = $2`;
    return (await changed(this.dataSource, forgotten, [id, ownerId])) === 1;
  }
}
