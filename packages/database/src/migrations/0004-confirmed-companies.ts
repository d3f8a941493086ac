import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches of contacts with companies of the register that people confirmed. */
export class ConfirmedCompanies1700000000004 implements MigrationInterface {
  readonly name = 'ConfirmedCompanies1700000000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE analysis_session DROP COLUMN confirmed;
      DROP TABLE confirmed_company;
    `);
  }
}
