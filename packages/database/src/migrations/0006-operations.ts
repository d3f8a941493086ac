import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For operators: workers and waiting times of runs; and which worker does the regular upkeep. */
export class Operations1700000000006 implements MigrationInterface {
  name = 'Operations1700000000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_run ADD COLUMN started_at timestamptz, ADD COLUMN trace_parent text;
      CREATE INDEX job_run_finished ON job_run (finished_at DESC) WHERE finished_at IS NOT NULL;

      ALTER TABLE worker_presence ADD COLUMN pid integer, ADD COLUMN concurrency jsonb;

      -- One row for each kind of upkeep, so that of many workers one does it.
      CREATE TABLE upkeep (
        name text PRIMARY KEY,
        begun_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE upkeep;
      ALTER TABLE worker_presence DROP COLUMN pid, DROP COLUMN concurrency;
      DROP INDEX job_run_finished;
      ALTER TABLE job_run DROP COLUMN started_at, DROP COLUMN trace_parent;
    `);
  }
}
