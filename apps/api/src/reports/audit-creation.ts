import type { Report } from '@lqc/contracts';
import type { LiaisonRequest } from '../http/request.js';

/** Logs a created report by its id and title: who gives none has it from the product, so that the call has neither. */
export function auditCreation(
  request: LiaisonRequest,
  { id, title }: Pick<Report, 'id' | 'title'>,
): void {
  request.audited = { action: 'create-report', object: { type: 'report', id, label: title } };
}
