import { type EntityManager, Not } from 'typeorm';
import { ReportChange } from '../entities/report-change.js';
import { Report } from '../entities/report.js';
import { hasRows, insertedNew } from '../rows.js';

/** What a report has of an approval when it has none. */
export const NOT_APPROVED = {
  approvedBy: null,
  approvedAt: null,
  history: null,
  // Its copies may be outside, so that who had approved it, and that it was published, stays told.
  lapsedApproval: () => `CASE WHEN approved_at IS NULL THEN lapsed_approval ELSE jsonb_build_object(
    'by', (SELECT username FROM app_user WHERE id = approved_by), 'at', approved_at,
    'was_published', state = 'terbit', 'since', now()) END`,
};

/**
 * Locks a report, whose texts and analysis nobody else changes then until the transaction ends; false when it
 * stands on another analysis. What is in its sections is asked in a later statement, since this one may wait.
 */
export function isLockedOn(
  transaction: EntityManager,
  reportId: string,
  sessionId: string,
): Promise<boolean> {
  return hasRows(transaction, 'SELECT FROM report WHERE id = $1 AND session_id = $2 FOR UPDATE', [
    reportId,
    sessionId,
  ]);
}

/** Returns a report to `draf` after a change, since the changed text was not approved; false where it was one. */
export async function backToDraft(manager: EntityManager, reportId: string): Promise<boolean> {
  const done = { id: reportId, state: Not('draf' as const) };
  const { affected } = await manager.update(Report, done, { state: 'draf', ...NOT_APPROVED });
  return affected !== 0;
}

/** Returns a report to `draf` that a person changed as a whole, who has written in it until its next approval. */
export async function changedBy(
  transaction: EntityManager,
  reportId: string,
  userId: string,
): Promise<void> {
  await insertedNew(transaction, ReportChange, { reportId, changedBy: userId });
  await backToDraft(transaction, reportId);
}
