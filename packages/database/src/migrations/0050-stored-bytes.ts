import { SqlMigration } from './sql-migration.js';

/** How much is stored of a note's events and of a survey's rows, counted once, where it is stored. */
export class StoredBytes1700000000050 extends SqlMigration {
  readonly sql = `
      ALTER TABLE capture_note ADD COLUMN bytes integer NOT NULL DEFAULT 0;
      ALTER TABLE survey ADD COLUMN bytes integer NOT NULL DEFAULT 0;
    `;
}
