import { SectorWeights, type SectorWeightsResponse } from '@lqc/contracts';
import { z } from 'zod';
import { Moment } from '../columns.js';
import { SectorWeights as WeightsRow } from '../entities/sector-weights.js';
import { SqlRepository } from '../sql-repository.js';

const SETS_LISTED = 50;
const LATEST = `ORDER BY as_of DESC, stored_at DESC`;
/** SQL expression: the id of the set that is in use. */
export const WEIGHTS_IN_FORCE = `(SELECT id FROM sector_weights ${LATEST} LIMIT 1)`;

// The date is read as text, since as a time it would depend on the server's time zone.
const SET = `as_of::text, source, weights`;

/**
 * Sets of sector weights for the weighted net balance; they are added and removed, never changed.
 */
export class SectorWeightsRepository extends SqlRepository {
  /** All sets, the one in use first. */
  async list(): Promise<SectorWeightsResponse['sets']> {
    return this.rows(
      SectorWeights.extend({ id: z.string(), stored_at: Moment, stored_by: z.string() }),
      `SELECT w.id, ${SET}, stored_at, u.username AS stored_by
         FROM sector_weights w JOIN app_user u ON u.id = w.stored_by
        ${LATEST} LIMIT ${SETS_LISTED}`,
    );
  }

  /** One set; null when it was removed. */
  read(id: string): Promise<SectorWeights | null> {
    return this.firstRow(SectorWeights, `SELECT ${SET} FROM sector_weights WHERE id = $1`, [id]);
  }

  async add({ as_of: asOf, source, weights }: SectorWeights, storedBy: string): Promise<void> {
    await this.dataSource.manager.insert(WeightsRow, { asOf, source, weights, storedBy });
  }

  /** Removes a set; false when there is none with this id. */
  async remove(id: string): Promise<boolean> {
    return (await this.dataSource.manager.delete(WeightsRow, { id })).affected === 1;
  }
}
