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
  'set-period',
  'decide-contradiction',
  'delete-file',
  'load-samples',
  'remove-samples',
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
  'send-names',
  'change-limits',
  'store-weights',
  'remove-weights',
  'send-workbook',
  'preview-data',
  'take-audit',
  'retry-job',
  'reach-beyond-role',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Long work is accepted first; how it ended stands with the work itself. */
export const AUDIT_OUTCOMES = ['done', 'accepted', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
