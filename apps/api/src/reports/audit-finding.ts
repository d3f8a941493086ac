import type { ReleaseFinding } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';

/**
 * Logs of a finding that is decided its kind and where it stands, since its id says neither; not its words. The kind
 * first, since the log cuts what is long.
 */
export async function auditFinding(
  request: LiaisonRequest,
  { kind, section, part }: Pick<ReleaseFinding, 'kind' | 'section' | 'part'>,
  { reports }: Database,
): Promise<void> {
  const { action, object } = request.audited!;
  const place = section && (await reports.section(request.params.id as string, section));
  const told = [`finding=${kind}`, object?.label, place ? place.title : `part=${part}`];
  const label = told.filter(Boolean).join(' · ');
  request.audited = { action, object: object && { ...object, label } };
}
