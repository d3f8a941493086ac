import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the data said of every sentence when a conclusion was kept, and whether a person changed it. */
export class Statements1700000000018 implements MigrationInterface {
  readonly name = 'Statements1700000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conclusion
        ADD COLUMN statements jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN counts jsonb,
        ADD COLUMN edited boolean NOT NULL DEFAULT false,
        ALTER COLUMN checks SET DEFAULT '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE conclusion DROP COLUMN statements, DROP COLUMN counts, DROP COLUMN edited`,
    );
  }
}
