import { SqlMigration } from './sql-migration.js';

/** A run whose work broke is left alone for a while, so that its attempts outlast what broke it. */
export class PauseOfBrokenRuns1700000000047 extends SqlMigration {
  readonly sql = `ALTER TABLE job_run ADD COLUMN not_before timestamptz`;
}
