import type { ReleaseFinding } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import { auditAs } from '../http/audit-as.js';
import { joined } from '../http/audit-object.js';
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
  const place = section && (await reports.section(request.params.id as string, section));
  const stands = place ? place.title : `part=${part}`;
  auditAs(request, { label: joined([`finding=${kind}`, request.audited?.object?.label, stands]) });
}
