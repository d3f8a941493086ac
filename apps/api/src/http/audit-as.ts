import type { AuditObject } from './audit-object.js';
import type { LiaisonRequest } from './request.js';

/** Logs what a call cannot say of its object by itself: the id that it got, or what it is called by. */
export function auditAs(
  request: LiaisonRequest,
  known: Partial<Pick<AuditObject, 'id' | 'label'>>,
): void {
  const { action, object } = request.audited!;
  request.audited = { action, object: object && { ...object, ...known } };
}
