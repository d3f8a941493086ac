import { SqlMigration } from './sql-migration.js';

/**
 * Tokens were counted as the model's provider said, however many that was; the day's count begins anew, so
 * that no false one keeps an office from its model.
 */
export class BelievedCounts1700000000057 extends SqlMigration {
  readonly sql = `DELETE FROM model_use`;
}
