import { SectorWeights, type SectorWeightsResponse, WEIGHTS_PAGE_SIZE } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';

const LATEST = `ORDER BY as_of DESC, stored_at DESC`;
/** The id of the set that is in force, as a statement's value. */
export const WEIGHTS_IN_FORCE = `(SELECT id FROM sector_weights ${LATEST} LIMIT 1)`;

// A date goes as text: as a moment it would change with the server's time zone.
const SET = `as_of::text, source, weights`;

/** What sectors weigh in a weighted net balance; sets are added and removed, never changed. */
export class SectorWeightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The set in force first. */
  async list(): Promise<SectorWeightsResponse['sets']> {
    const sets = await rows(
      this.dataSource,
      SectorWeights.extend({ id: z.string(), stored_at: z.date(), stored_by: z.string() }),
      `SELECT w.id, ${SET}, stored_at, u.username AS stored_by
         FROM sector_weights w JOIN app_user u ON u.id = w.stored_by
        ${LATEST} LIMIT ${WEIGHTS_PAGE_SIZE}`,
    );
    return sets.map((set) => ({ ...set, stored_at: set.stored_at.toISOString() }));
  }

  /** Null when it was removed. */
  read(id: string): Promise<SectorWeights | null> {
    return firstRow(
      this.dataSource,
      SectorWeights,
      `SELECT ${SET} FROM sector_weights WHERE id = $1`,
      [id],
    );
  }

  async add({ as_of: asOf, source, weights }: SectorWeights, storedBy: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO sector_weights (as_of, source, weights, stored_by) VALUES ($1, $2, $3, $4)`,
      [asOf, safeText(source), safeJson(weights), storedBy],
    );
  }

  /** False when it was not there. */
  async remove(id: string): Promise<boolean> {
    return (await changed(this.dataSource, `DELETE FROM sector_weights WHERE id = $1`, [id])) === 1;
  }
}
