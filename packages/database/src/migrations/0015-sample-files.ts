import { SqlMigration } from './sql-migration.js';

/** Marks sample files, so that every page can say so and they can be removed together. */
export class SampleFiles1700000000015 extends SqlMigration {
  readonly sql = `
      ALTER TABLE workbook_file ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
      -- Those of versions before were stored in one transaction with their company database.
      UPDATE workbook_file SET is_sample = true WHERE upload_date IN (
        SELECT upload_date FROM workbook_file WHERE file_name = 'database-perusahaan-contoh.xlsx');
    `;
}
