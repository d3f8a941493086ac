import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where sentences of a section are bound to their figures, and which were written anew with the data. */
export class BoundSentences1700000000042 implements MigrationInterface {
  readonly name = 'BoundSentences1700000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE report_section
        ADD COLUMN bound jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN rewritten jsonb NOT NULL DEFAULT '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE report_section DROP COLUMN bound, DROP COLUMN rewritten');
  }
}
