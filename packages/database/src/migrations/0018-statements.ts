import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The checked sentences of saved conclusions, and whether a person changed the text. */
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
