import { SqlMigration } from './sql-migration.js';

/** What a report's charts show of stored quarters is kept with its approval. */
export class KeptHistory1700000000049 extends SqlMigration {
  readonly sql = `ALTER TABLE report ADD COLUMN history jsonb`;
}
