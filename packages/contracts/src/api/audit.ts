import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '../domain/audit-actions.js';
import { Timestamp } from '../domain/id.js';
import { AUDIT_PAGE_SIZE, USERNAME_MAX_LENGTH } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import type { Routes } from './route.js';

/** Who did what, when, from where, on which object. */
export const AuditEvent = z.object({
  id: z.string(),
  at: Timestamp,
  /** Null for somebody whom the product does not know. */
  actor: z.string().nullable(),
  /** An action of the list, or one of a version before. */
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** The error code of what was refused. */
  code: z.string().nullable(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  object_label: z.string().nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

const Day = z.iso.date();

/** Which events: `from` and `to` are days that belong to the period, in the office's time zone. */
export const AuditQuery = z.object({
  actor: z.string().trim().max(USERNAME_MAX_LENGTH).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPageQuery = AuditQuery.extend({
  /** Events older than this one. */
  before: z.string().max(18).regex(/^\d+$/).optional(),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(AUDIT_PAGE_SIZE)
    .default(AUDIT_PAGE_SIZE),
});
export type AuditPageQuery = z.infer<typeof AuditPageQuery>;

/** Newest first; `next` is the `before` of the following page. */
export const AuditPageResponse = z.object({
  events: z.array(AuditEvent),
  next: z.string().nullable(),
});
export type AuditPageResponse = z.infer<typeof AuditPageResponse>;

/** Who did what. */
export const auditRoutes = {
  auditEvents: {
    ...ADDRESSES.auditEvents,
    access: 'admin',
    summary: 'The audit log, newest first',
    query: AuditPageQuery,
    response: AuditPageResponse,
  },
  exportAudit: {
    ...ADDRESSES.exportAudit,
    access: 'admin',
    summary: 'The audit log as CSV',
    query: AuditQuery,
    response: 'binary',
    audit: 'take-audit',
  },
} as const satisfies Routes;
