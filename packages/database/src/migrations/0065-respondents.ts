import { SqlMigration } from './sql-migration.js';

/** The names of persons whom notes give as their respondents, so that no text that leaves names them. */
export class Respondents1700000000065 extends SqlMigration {
  readonly sql = `ALTER TABLE contact_note ADD COLUMN respondents text`;
}
