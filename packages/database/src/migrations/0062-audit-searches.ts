import { SqlMigration } from './sql-migration.js';

/**
 * The audit log is searched by days and by what was not simply done, and keeps every row: without these a search
 * reads all of it. Days are as good as in order, so that a few pages of an index tell where they are.
 */
export class AuditSearches1700000000062 extends SqlMigration {
  readonly sql = `
      CREATE INDEX audit_event_at ON audit_event USING brin (at) WITH (autosummarize = on);
      CREATE INDEX audit_event_outcome ON audit_event (outcome, id DESC) WHERE outcome <> 'done';
    `;
}
