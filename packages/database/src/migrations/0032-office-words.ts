import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Key words that the office hides, or shows as another one. */
export class OfficeWords1700000000032 implements MigrationInterface {
  readonly name = 'OfficeWords1700000000032';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE office_word (
        word text PRIMARY KEY,
        -- Null: it is hidden.
        shown_as text,
        changed_by uuid NOT NULL REFERENCES app_user,
        changed_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE office_word`);
  }
}
