import { SqlMigration } from './sql-migration.js';

/** When a run was last enqueued was never written after its insertion, nor read. */
export class NothingOfEnqueuing1700000000055 extends SqlMigration {
  readonly sql = `ALTER TABLE job_run DROP COLUMN enqueued_at`;
}
