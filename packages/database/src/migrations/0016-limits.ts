import { SqlMigration } from './sql-migration.js';

/** Data for limits of use: owners of contents, tokens of the model, and whose turn it is. */
export class Limits1700000000016 extends SqlMigration {
  readonly sql = `
      -- Who sent the bytes first.
      ALTER TABLE workbook_content ADD COLUMN owner_id uuid REFERENCES app_user ON DELETE SET NULL;
      UPDATE workbook_content c SET owner_id = f.owner_id
        FROM workbook_file f WHERE f.content_sha256 = c.sha256;
      CREATE INDEX workbook_content_owner ON workbook_content (owner_id);

      CREATE TABLE model_use (
        day date NOT NULL,
        user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
        tokens bigint NOT NULL,
        PRIMARY KEY (day, user_id)
      );

      CREATE INDEX job_run_owner_started ON job_run (owner_id, started_at DESC);
    `;
}
