import { SqlMigration } from './sql-migration.js';

/** Every row has a key, so that each table can be an entity: a report's reasons were the only ones without. */
export class ReasonIds1700000000041 extends SqlMigration {
  readonly sql = `
      ALTER TABLE report_reason ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid();
      UPDATE undo_row SET content = content || jsonb_build_object('id', gen_random_uuid())
       WHERE table_name = 'report_reason';
    `;
}
