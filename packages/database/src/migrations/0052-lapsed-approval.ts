import { SqlMigration } from './sql-migration.js';

/** Who had approved a report that was changed since stays with it. */
export class LapsedApproval1700000000052 extends SqlMigration {
  readonly sql = `ALTER TABLE report ADD COLUMN lapsed_approval jsonb`;
}
