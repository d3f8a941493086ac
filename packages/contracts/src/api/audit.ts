import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_OUTCOMES } from '../domain/audit-actions.js';
import { Timestamp } from '../domain/id.js';
import { AUDIT_PAGE_SIZE, USERNAME_MAX_LENGTH } from '../limits.js';
import { countUpTo } from './common.js';
import type { Routes } from './route.js';

/** One row of the audit log: who did what, when, from which address, on which object. */
export const AuditEvent = z.object({
  id: z.string(),
  at: Timestamp,
  /** The username; null when nobody was signed in. */
  actor: z.string().nullable(),
  /** One of `AUDIT_ACTIONS`, or an action that only an earlier version logged. */
  action: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** The error code of a refused call; null otherwise. */
  code: z.string().nullable(),
  object_type: z.string().nullable(),
  object_id: z.string().nullable(),
  object_label: z.string().nullable(),
  address: z.string().nullable(),
  request_id: z.string().nullable(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

const Day = z.iso.date();

/** A filter of the audit log; the days `from` and `to` are included, in the office's time zone. */
export const AuditQuery = z.object({
  /** A part of the username, in capitals or not. */
  actor: z.string().trim().max(USERNAME_MAX_LENGTH).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPageQuery = AuditQuery.extend({
  /** An event's id: only older events are listed. */
  before: z.string().max(18).regex(/^\d+$/).optional(),
  limit: countUpTo(AUDIT_PAGE_SIZE).default(AUDIT_PAGE_SIZE),
});

/** Newest first; `next` is the `before` of the next page, null on the last page. */
export const AuditPageResponse = z.object({
  events: z.array(AuditEvent),
  next: z.string().nullable(),
});

/** The audit log. */
export const auditRoutes = {
  auditEvents: {
    access: 'admin',
    summary: 'The audit log, newest first',
    query: AuditPageQuery,
    response: AuditPageResponse,
  },
  exportAudit: {
    access: 'admin',
    summary: 'The audit log as CSV',
    query: AuditQuery,
    response: 'binary',
    media: ['text/csv'],
    audit: 'take-audit',
  },
} as const satisfies Routes;
