import { SqlMigration } from './sql-migration.js';

/** Which program a worker is; those that ran before it was told are of none. */
export class WorkerPrograms1700000000060 extends SqlMigration {
  readonly sql = `ALTER TABLE worker_presence ADD COLUMN program text`;
}
