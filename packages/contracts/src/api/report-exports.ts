import { z } from 'zod';
import { ReleaseFinding, ReleaseLeaving, ReleaseVerdict } from '../domain/release.js';
import { REPORT_LIMITS } from '../limits.js';
import { DOCX_MEDIA_TYPE, PDF_MEDIA_TYPE, XLSX_MEDIA_TYPE } from '../media-types.js';
import { coded, Done } from './common.js';
import { Copy } from './exports.js';
import { ofReport, Remark } from './report-parts.js';
import type { Routes } from './route.js';

export const ReportExportRequest = z.object({
  format: z.enum(['docx', 'pdf', 'xlsx']),
  copy: Copy.default('internal'),
});
export type ReportExportRequest = z.infer<typeof ReportExportRequest>;

/** The office's own .docx, whose styles, header and footer exported reports take; null: the one that ships. */
export const ReportTemplateResponse = z.object({
  template: z.object({ file_name: z.string(), size_bytes: z.number().int() }).nullable(),
});
export type ReportTemplateResponse = z.infer<typeof ReportTemplateResponse>;

/** A template as it is stored; its content in base64. */
export const ReportTemplate = z.object({
  fileName: z.string().trim().min(1).max(REPORT_LIMITS.titleLength),
  fileContent: z
    .base64(coded('REPORT_TEMPLATE_INVALID'))
    .max(Math.ceil(REPORT_LIMITS.templateBytes / 3) * 4, coded('REPORT_TEMPLATE_INVALID')),
});
export type ReportTemplate = z.infer<typeof ReportTemplate>;

export const ReleaseCheckResponse = z.object({
  findings: z.array(ReleaseFinding),
  /** How many more there are, which are told once those that are told are decided. */
  left_out: z.number().int().default(0),
  leaving: ReleaseLeaving,
});

/** What leaves the house: the check before it, the document, and the look of it. */
export const reportExportsRoutes = {
  releaseCheck: {
    access: 'staff',
    summary: 'What must not leave the office as it stands',
    params: ofReport,
    response: ReleaseCheckResponse,
    job: 'check-release',
  },
  overrideFinding: {
    access: 'staff',
    summary: 'Decide otherwise of a finding, with a reason',
    params: ofReport,
    body: z.object({
      finding: z.string().min(1).max(200),
      verdict: ReleaseVerdict,
      reason: Remark,
    }),
    response: Done,
    audit: 'override-finding',
  },
  exportReport: {
    access: 'staff',
    summary: 'The report as a document',
    params: ofReport,
    body: ReportExportRequest,
    response: 'binary',
    media: [DOCX_MEDIA_TYPE, PDF_MEDIA_TYPE, XLSX_MEDIA_TYPE],
    job: 'export-report',
    audit: 'export-report',
  },
  reportTemplate: {
    access: 'staff',
    summary: 'The template of exported reports',
    response: ReportTemplateResponse,
  },
  reportTemplateFile: {
    access: 'admin',
    summary: 'The stored template as it was sent',
    response: 'binary',
    media: [DOCX_MEDIA_TYPE],
    audit: 'take-file',
  },
  saveReportTemplate: {
    access: 'admin',
    summary: 'Store a .docx as the template of exported reports, in the place of the one before',
    body: ReportTemplate,
    files: ['file'],
    anyFileName: true,
    response: ReportTemplateResponse,
    audit: 'change-report-template',
  },
  removeReportTemplate: {
    access: 'admin',
    summary: 'Go back to the template that the product comes with',
    response: ReportTemplateResponse,
    audit: 'remove-report-template',
  },
} as const satisfies Routes;
