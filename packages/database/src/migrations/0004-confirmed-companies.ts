import { SqlMigration } from './sql-migration.js';

/** Matches of contacts with companies of the register that people confirmed. */
export class ConfirmedCompanies1700000000004 extends SqlMigration {
  readonly sql = `
      CREATE TABLE confirmed_company (
        contact_key text PRIMARY KEY,
        contact text NOT NULL,
        company_key text NOT NULL,
        company text NOT NULL,
        confirmed_by uuid NOT NULL REFERENCES app_user,
        confirmed_at timestamptz NOT NULL DEFAULT now()
      );
      -- As it was when the session started: its figures do not change afterwards.
      ALTER TABLE analysis_session ADD COLUMN confirmed jsonb NOT NULL DEFAULT '{}';
    `;
}
