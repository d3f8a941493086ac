import { SqlMigration } from './sql-migration.js';

/**
 * Who changed a report's outline, title or people before that was kept, as the audit log tells it,
 * so that none of them approves what was under way then.
 */
export class ChangesBefore1700000000059 extends SqlMigration {
  readonly sql = `INSERT INTO report_change (report_id, changed_by)
    SELECT DISTINCT r.id, u.id
      FROM report r JOIN audit_event e ON e.object_id = r.id::text JOIN app_user u ON u.id = e.actor_id
     WHERE r.approved_at IS NULL AND e.action IN ('change-report', 'add-section') AND e.outcome = 'done'
       AND e.at > coalesce((r.lapsed_approval->>'at')::timestamptz, '-infinity')
        ON CONFLICT DO NOTHING`;
}
