import { SqlMigration } from './sql-migration.js';

/** For operators: workers and waiting times of runs; and which worker does the regular upkeep. */
export class Operations1700000000006 extends SqlMigration {
  readonly sql = `
      ALTER TABLE job_run ADD COLUMN started_at timestamptz, ADD COLUMN trace_parent text;
      CREATE INDEX job_run_finished ON job_run (finished_at DESC) WHERE finished_at IS NOT NULL;

      ALTER TABLE worker_presence ADD COLUMN pid integer, ADD COLUMN concurrency jsonb;

      -- One row for each kind of upkeep, so that of many workers one does it.
      CREATE TABLE upkeep (
        name text PRIMARY KEY,
        begun_at timestamptz NOT NULL DEFAULT now()
      );
    `;
}
