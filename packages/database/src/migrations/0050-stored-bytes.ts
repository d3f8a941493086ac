import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much is stored of a note's events and of a survey's rows, counted once, where it is stored. */
export class StoredBytes1700000000050 implements MigrationInterface {
  readonly name = 'StoredBytes1700000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE capture_note ADD COLUMN bytes integer NOT NULL DEFAULT 0;
      ALTER TABLE survey ADD COLUMN bytes integer NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE survey DROP COLUMN bytes;
      ALTER TABLE capture_note DROP COLUMN bytes;
    `);
  }
}
