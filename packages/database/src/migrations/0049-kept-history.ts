import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a report's charts show of stored quarters is kept with its approval. */
export class KeptHistory1700000000049 implements MigrationInterface {
  readonly name = 'KeptHistory1700000000049';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE report ADD COLUMN history jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE report DROP COLUMN history`);
  }
}
