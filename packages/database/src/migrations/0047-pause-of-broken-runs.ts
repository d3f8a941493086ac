import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A run whose work broke is left alone for a while, so that its attempts outlast what broke it. */
export class PauseOfBrokenRuns1700000000047 implements MigrationInterface {
  readonly name = 'PauseOfBrokenRuns1700000000047';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run ADD COLUMN not_before timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE job_run DROP COLUMN not_before`);
  }
}
