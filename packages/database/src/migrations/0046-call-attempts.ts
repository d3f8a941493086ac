import { SqlMigration } from './sql-migration.js';

/** Which attempt a repeated call's row belongs to: one that was given up no longer writes in it. */
export class CallAttempts1700000000046 extends SqlMigration {
  // The default is for gateways of the version before, which may still begin calls.
  readonly sql = `ALTER TABLE repeated_call ADD COLUMN attempt uuid NOT NULL DEFAULT gen_random_uuid()`;
}
