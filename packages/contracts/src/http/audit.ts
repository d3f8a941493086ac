import { z } from 'zod';
import { AUDIT_PAGE_SIZE, USERNAME_MAX_LENGTH } from '../limits.js';
import { Timestamp } from './common.js';

/** Acts that leave a row in the audit log. */
export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-out',
  'sign-out-everywhere',
  'change-password',
  'create-account',
  'change-account',
  'reset-password',
  'sign-out-account',
  'store-quarter',
  'store-companies',
  'delete-file',
  'load-samples',
  'take-file',
  'export-workbook',
  'reset-analysis',
  'keep-conclusion',
  'delete-conclusion',
  'clear-chat',
  'confirm-company',
  'forget-company',
  'merge-workbooks',
  'change-model',
  'test-model',
  'take-audit',
  'retry-job',
  'reach-beyond-role',
] as const;
export const AuditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof AuditAction>;

/** Long work is accepted first; how it ended stands with the work itself. */
export const AuditOutcome = z.enum(['done', 'accepted', 'refused']);
export type AuditOutcome = z.infer<typeof AuditOutcome>;

/** Who did what, when, from where, on which object. */
export const AuditEvent = z.object({
  id: z.string(),
  at: Timestamp,
  /** Null for somebody whom the product does not know. */
  actor: z.string().nullable(),
  /** An action of the list, or one of a version before. */
  action: z.string(),
  outcome: AuditOutcome,
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
  action: AuditAction.optional(),
  outcome: AuditOutcome.optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPageQuery = AuditQuery.extend({
  /** Events older than this one. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(AUDIT_PAGE_SIZE).default(AUDIT_PAGE_SIZE),
});
export type AuditPageQuery = z.infer<typeof AuditPageQuery>;

/** Newest first; `next` is the `before` of the following page. */
export const AuditPageAnswer = z.object({
  events: z.array(AuditEvent),
  next: z.string().nullable(),
});
export type AuditPageAnswer = z.infer<typeof AuditPageAnswer>;
