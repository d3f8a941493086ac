import { SqlMigration } from './sql-migration.js';

/**
 * One refresh of reports at a time; those that are under way together now wait for each other. And no index that
 * changes each time a sign-in is used.
 */
export class OneRefresh1700000000064 extends SqlMigration {
  readonly sql = `
      UPDATE job_run SET status = 'queued', claimed_by = NULL, heartbeat_at = NULL
       WHERE name = 'refresh-reports' AND status = 'running';
      CREATE UNIQUE INDEX job_run_refresh_reports ON job_run (name)
        WHERE name = 'refresh-reports' AND status = 'running';
      DROP INDEX auth_session_expiry;
    `;
}
