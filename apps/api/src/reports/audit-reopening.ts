import type { Report } from '@lqc/contracts';
import type { LiaisonRequest } from '../http/request.js';

/** A change returns a report to `draf`, which is logged beside it, like every change of state. */
export function auditReopening(
  request: LiaisonRequest,
  { id, title, state }: Pick<Report, 'id' | 'title' | 'state'>,
): void {
  if (state === 'draf') return;
  const object = { type: 'report', id, label: `${title} · ${state}→draf` } as const;
  request.alsoAudited = [{ action: 'set-report-state', object }];
}
