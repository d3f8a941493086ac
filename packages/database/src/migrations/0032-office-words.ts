import { SqlMigration } from './sql-migration.js';

/** Key words that the office hides, or shows as another one. */
export class OfficeWords1700000000032 extends SqlMigration {
  readonly sql = `
      CREATE TABLE office_word (
        word text PRIMARY KEY,
        -- Null: it is hidden.
        shown_as text,
        changed_by uuid NOT NULL REFERENCES app_user,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
    `;
}
