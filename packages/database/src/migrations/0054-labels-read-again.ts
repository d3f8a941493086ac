import { SqlMigration } from './sql-migration.js';

/** Labels that named no quarter are searched anew: "TW IV-24" and "2027Q4" name one since. */
export class LabelsReadAgain1700000000054 extends SqlMigration {
  readonly sql = `UPDATE workbook_file SET period_read = false WHERE kind = 'quarterly' AND year IS NULL`;
}
