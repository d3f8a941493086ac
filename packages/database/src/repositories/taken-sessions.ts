import { CodedError } from '@lqc/contracts';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { firstRow, hasRows } from '../rows.js';

/** Condition on a session: one of its sources is an upload, which only its owner sees. */
export const hasUpload = (session: string) => `EXISTS (
  SELECT FROM jsonb_each(${session}.sources) source
   WHERE source.value <> 'null' AND source.value->>'file_id' IS NULL)`;

/**
 * Refuses a file for a session on which a report is based or which somebody beside its owner holds.
 *
 * @throws CodedError `ANALYSIS_IN_REPORT` with the report's title, `ANALYSIS_OF_OTHERS`
 */
export async function refuseTaken(manager: EntityManager, id: string): Promise<void> {
  const taken = await firstRow(
    manager,
    z.object({ title: z.string().nullable(), isOfOthers: z.boolean() }),
    `SELECT (SELECT title FROM report r WHERE r.session_id = s.id ORDER BY r.created_at LIMIT 1),
            ARRAY(SELECT user_id FROM analysis_holder h WHERE h.session_id = s.id)
              <> ARRAY[s.owner_id] AS "isOfOthers"
       FROM analysis_session s WHERE s.id = $1`,
    [id],
  );
  if (!taken) return;
  const { title, isOfOthers } = taken;
  if (title !== null) throw new CodedError('ANALYSIS_IN_REPORT', { title });
  if (isOfOthers) throw new CodedError('ANALYSIS_OF_OTHERS');
}

/**
 * Lets nobody take a session until the transaction ends, so that a file may be put into it.
 *
 * @throws CodedError as `refuseTaken`
 */
export async function keepUntaken(transaction: EntityManager, id: string): Promise<void> {
  // A statement of its own: one that waited for the lock would look at what was there before.
  await transaction.query('SELECT FROM analysis_session WHERE id = $1 FOR UPDATE', [id]);
  await refuseTaken(transaction, id);
}

/**
 * Keeps files out of a session until the transaction ends, so that a report may be based on it; false when it
 * has an upload by now or is gone.
 */
export function keepForReport(transaction: EntityManager, id: string): Promise<boolean> {
  return hasRows(
    transaction,
    `SELECT FROM analysis_session s WHERE id = $1 AND NOT ${hasUpload('s')} FOR SHARE`,
    [id],
  );
}
