import { SqlMigration } from './sql-migration.js';

/** Where sentences of a section are bound to their figures, and which were written anew with the data. */
export class BoundSentences1700000000042 extends SqlMigration {
  readonly sql = `
      ALTER TABLE report_section
        ADD COLUMN bound jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN rewritten jsonb NOT NULL DEFAULT '[]';
    `;
}
