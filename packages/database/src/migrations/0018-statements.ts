import { SqlMigration } from './sql-migration.js';

/** The checked sentences of saved conclusions, and whether a person changed the text. */
export class Statements1700000000018 extends SqlMigration {
  readonly sql = `
      ALTER TABLE conclusion
        ADD COLUMN statements jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN counts jsonb,
        ADD COLUMN edited boolean NOT NULL DEFAULT false,
        ALTER COLUMN checks SET DEFAULT '[]';
    `;
}
