import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that people keep, and when each last looked. */
export class SavedSearches1700000000031 implements MigrationInterface {
  readonly name = 'SavedSearches1700000000031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_search (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        owner_id uuid NOT NULL REFERENCES app_user,
        name text NOT NULL,
        query jsonb NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE saved_search`);
  }
}
