import { SqlMigration } from './sql-migration.js';

/** Who changed a report as a whole since its last approval, and so has written in it. */
export class ReportChanges1700000000058 extends SqlMigration {
  readonly sql = `CREATE TABLE report_change (
         report_id uuid NOT NULL REFERENCES report ON DELETE CASCADE,
         changed_by uuid NOT NULL REFERENCES app_user,
         PRIMARY KEY (report_id, changed_by)
       )`;
}
