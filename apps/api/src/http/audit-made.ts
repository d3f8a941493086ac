import type { LiaisonRequest } from './request.js';

/** Logs what a call has made by the id that it got. */
export function auditMade(request: LiaisonRequest, id: string): void {
  const { action, object } = request.audited!;
  request.audited = { action, object: object && { ...object, id } };
}
