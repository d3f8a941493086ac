import * as audit from '../http/audit.js';
import type { Route } from './route.js';

/** Who did what. */
export const auditRoutes = {
  auditEvents: {
    method: 'GET',
    path: '/api/v1/admin/audit',
    access: 'admin',
    summary: 'The audit log, newest first',
    query: audit.AuditPageQuery,
    answer: audit.AuditPageAnswer,
  },
  exportAudit: {
    method: 'GET',
    path: '/api/v1/admin/audit/export',
    access: 'admin',
    summary: 'The audit log as CSV',
    query: audit.AuditQuery,
    answer: 'binary',
  },
} as const satisfies Record<string, Route>;
