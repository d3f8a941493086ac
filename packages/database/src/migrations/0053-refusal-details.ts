import { SqlMigration } from './sql-migration.js';

/** What a refusal says to programs besides its code, such as which files of a merge failed. */
export class RefusalDetails1700000000053 extends SqlMigration {
  readonly sql = `ALTER TABLE job_run ADD COLUMN error_details jsonb`;
}
