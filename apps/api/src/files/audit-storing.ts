import { randomUUID } from 'node:crypto';
import type { Database } from '@lqc/database';
import { fingerprint } from '@lqc/phrases';
import { auditAs } from '../http/audit-as.js';
import { joined } from '../http/audit-object.js';
import type { LiaisonRequest } from '../http/request.js';
import type { QuarterSaid } from './free-place.js';
import type { StoredUpload } from './uploads.service.js';

/**
 * Gives a file its id before a run stores it, and logs it by that: which content it has, and which the one had
 * whose place it takes. The company database has no label, and always takes the place of the one before.
 */
export async function auditStoring<Storing extends StoredUpload & Partial<QuarterSaid>>(
  request: LiaisonRequest,
  storing: Storing,
  { files }: Database,
): Promise<Storing & { readonly fileId: string }> {
  const { label, fileName, contentSha256, replaces } = storing;
  const fileId = replaces ?? randomUUID();
  const replaced = replaces ? files.find(replaces) : null;
  const before = await (label === undefined ? files.findCompanyFile() : replaced);
  const told = [
    label,
    `sha256=${fingerprint(contentSha256)}`,
    before && `before=${fingerprint(before.sha256)}`,
    // Last, since it may be so long that the log cuts it.
    fileName,
  ];
  auditAs(request, { id: fileId, label: joined(told) });
  return { ...storing, fileId };
}
