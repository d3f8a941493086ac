import { z } from 'zod';
import { Id } from '../domain/id.js';
import {
  Report,
  ReportChapter,
  ReportListed,
  ReportSection,
  ReportState,
  ReleaseFinding,
  ReleaseVerdict,
  SectionComment,
  SectionHolder,
  SectionVersion,
} from '../domain/report.js';
import { REPORT_LIMITS } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import { coded, Done, idOf } from './common.js';
import { Copy } from './exports.js';
import { byId, type Routes } from './route.js';
import { StartSessionRequest } from './sessions.js';

const { titleLength, peopleLength, remarkLength, sectionLength, sections } = REPORT_LIMITS;

const VERSION_MAX = 1_000_000;

const Title = z.string().trim().min(1).max(titleLength);
const People = z.string().trim().max(peopleLength);
/** A person's explanation, which must not be blank. */
const Remark = z
  .string({ error: () => coded('REPORT_REASON_REQUIRED') })
  .trim()
  .min(1, coded('REPORT_REASON_REQUIRED'))
  .max(remarkLength);
const Sentence = z.string().min(1).max(sectionLength);

export const CreateReportRequest = StartSessionRequest.safeExtend({
  title: Title.optional(),
  people: People.optional(),
});
export type CreateReportRequest = z.infer<typeof CreateReportRequest>;

export const ChangeReportRequest = z.object({
  title: Title.optional(),
  people: People.optional(),
  /** All sections, in their new order. */
  outline: z
    .array(z.object({ id: idOf('REPORT_SECTION_NOT_FOUND'), included: z.boolean() }))
    .max(sections)
    .optional(),
});
export type ChangeReportRequest = z.infer<typeof ChangeReportRequest>;

export const SaveSectionRequest = z.object({
  text: z.string().max(sectionLength, coded('REPORT_SECTION_TOO_LONG')),
  /** The version that the person started from; a newer one is refused (`REPORT_SECTION_NEWER`). */
  version: z.number().int().min(0).max(VERSION_MAX),
});

export const DraftReportRequest = z.object({
  writer: z.enum(['model', 'automatic']).default('model'),
  /** Sections to draft, even when they have a text; when left out, all sections without a text. */
  sections: z.array(idOf('REPORT_SECTION_NOT_FOUND')).min(1).max(sections).optional(),
});
export type DraftReportRequest = z.infer<typeof DraftReportRequest>;

/** Outcome of drafting; a section that failed also has it in `ReportSection.failure`. */
export const DraftReportResponse = z.object({
  drafted: z.number().int(),
  failed: z.array(z.object({ section: Id, message: z.string() })),
  /** Remarks on stored drafts, for example that sentences of the model were left out. */
  notes: z.array(z.object({ section: Id, message: z.string() })).default([]),
  /** Number of sections left alone because a person wrote in them meanwhile. */
  skipped: z.number().int(),
});
export type DraftReportResponse = z.infer<typeof DraftReportResponse>;

export const ReportExportRequest = z.object({
  format: z.enum(['docx', 'pdf', 'xlsx']),
  copy: Copy.default('internal'),
});
export type ReportExportRequest = z.infer<typeof ReportExportRequest>;

/** Settings for all reports, changed by admins. */
export const ReportSettings = z.object({
  /** True when a report must be approved by somebody who neither made it nor wrote in it. */
  reviewer_is_not_author: z.boolean(),
});
export type ReportSettings = z.infer<typeof ReportSettings>;

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

const ofReport = byId('REPORT_NOT_FOUND');
const ofSection = ofReport.extend({ section: idOf('REPORT_SECTION_NOT_FOUND') });
const ofComment = ofSection.extend({ comment: idOf('REPORT_COMMENT_NOT_FOUND') });

export const ReportsResponse = z.object({ reports: z.array(ReportListed) });
export const HoldResponse = z.object({ holder: SectionHolder });
export const SectionVersionsResponse = z.object({
  versions: z.array(SectionVersion),
  /** The version before which the next page begins; null on the last page. */
  next: z.number().int().nullable(),
});
export const SectionCommentsResponse = z.object({ comments: z.array(SectionComment) });
export const ReleaseCheckResponse = z.object({ findings: z.array(ReleaseFinding) });

/** The report: one document that the office writes, reviews and sends. */
export const reportsRoutes = {
  reports: {
    ...ADDRESSES.reports,
    access: 'staff',
    summary: "The office's reports, latest first",
    response: ReportsResponse,
  },
  createReport: {
    ...ADDRESSES.createReport,
    access: 'staff',
    summary: 'Begin a report on stored quarters',
    body: CreateReportRequest,
    status: 201,
    response: Report,
    audit: 'create-report',
  },
  report: {
    ...ADDRESSES.report,
    access: 'staff',
    summary: 'A report with its sections',
    params: ofReport,
    response: Report,
  },
  changeReport: {
    ...ADDRESSES.changeReport,
    access: 'staff',
    summary: "Change a report's title, people or outline",
    params: ofReport,
    body: ChangeReportRequest,
    response: Report,
    audit: 'change-report',
  },
  deleteReport: {
    ...ADDRESSES.deleteReport,
    access: 'staff',
    summary: 'Delete a report; only who began it, and admins',
    params: ofReport,
    response: Done,
    audit: 'delete-report',
  },
  addSection: {
    ...ADDRESSES.addSection,
    access: 'staff',
    summary: 'Add a section of one’s own',
    params: ofReport,
    body: z.object({ chapter: ReportChapter, title: Title }),
    status: 201,
    response: ReportSection,
  },
  saveSection: {
    ...ADDRESSES.saveSection,
    access: 'staff',
    summary: 'Keep a new version of a section, checked against the data',
    params: ofSection,
    body: SaveSectionRequest,
    response: ReportSection,
  },
  holdSection: {
    ...ADDRESSES.holdSection,
    access: 'staff',
    summary: 'Take a section to edit it, or go on holding it',
    params: ofSection,
    response: HoldResponse,
  },
  releaseSection: {
    ...ADDRESSES.releaseSection,
    access: 'staff',
    summary: 'Let go of a section',
    params: ofSection,
    response: Done,
  },
  sectionVersions: {
    ...ADDRESSES.sectionVersions,
    access: 'staff',
    summary: 'Versions of a section, latest first, a page at a time',
    params: ofSection,
    query: z.object({
      /** The version before which to go on: `next` of the page before. */
      before: z.coerce.number<number | string>().int().min(1).max(VERSION_MAX).optional(),
    }),
    response: SectionVersionsResponse,
  },
  sectionComments: {
    ...ADDRESSES.sectionComments,
    access: 'staff',
    summary: 'Comments on the sentences of a section, oldest first',
    params: ofSection,
    response: SectionCommentsResponse,
  },
  comment: {
    ...ADDRESSES.comment,
    access: 'staff',
    summary: 'Comment on a sentence, or answer a comment',
    params: ofSection,
    body: z.object({
      sentence: Sentence,
      text: z.string().trim().min(1).max(remarkLength),
      /** Id of the comment that this one replies to. */
      answers: idOf('REPORT_COMMENT_NOT_FOUND').optional(),
    }),
    status: 201,
    response: SectionCommentsResponse,
  },
  closeComment: {
    ...ADDRESSES.closeComment,
    access: 'staff',
    summary: 'Close a comment',
    params: ofComment,
    response: SectionCommentsResponse,
  },
  explainRed: {
    ...ADDRESSES.explainRed,
    access: 'staff',
    summary: 'Say why a sentence stays that the data contradict',
    params: ofSection,
    body: z.object({ sentence: Sentence, reason: Remark }),
    status: 201,
    response: ReportSection,
    audit: 'explain-sentence',
  },
  draftReport: {
    ...ADDRESSES.draftReport,
    access: 'staff',
    summary: 'Draft every empty section, or those that are named',
    params: ofReport,
    body: DraftReportRequest,
    response: DraftReportResponse,
    job: 'draft-report',
    audit: 'draft-report',
  },
  setReportState: {
    ...ADDRESSES.setReportState,
    access: 'staff',
    summary: 'Send a report on, or back to its draft',
    params: ofReport,
    body: z.object({ state: ReportState, reason: Remark.optional() }),
    response: Report,
    audit: 'set-report-state',
  },
  releaseCheck: {
    ...ADDRESSES.releaseCheck,
    access: 'staff',
    summary: 'What must not leave the office as it stands',
    params: ofReport,
    response: ReleaseCheckResponse,
    job: 'check-release',
  },
  overrideFinding: {
    ...ADDRESSES.overrideFinding,
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
    ...ADDRESSES.exportReport,
    access: 'staff',
    summary: 'The report as a document',
    params: ofReport,
    body: ReportExportRequest,
    response: 'binary',
    job: 'export-report',
    audit: 'export-report',
  },
  reportSettings: {
    ...ADDRESSES.reportSettings,
    access: 'staff',
    summary: 'What holds for all reports',
    response: ReportSettings,
  },
  saveReportSettings: {
    ...ADDRESSES.saveReportSettings,
    access: 'admin',
    summary: 'Change what holds for all reports',
    body: ReportSettings,
    response: ReportSettings,
    audit: 'change-report-settings',
  },
  reportTemplate: {
    ...ADDRESSES.reportTemplate,
    access: 'staff',
    summary: 'The template of exported reports',
    response: ReportTemplateResponse,
  },
  saveReportTemplate: {
    ...ADDRESSES.saveReportTemplate,
    access: 'admin',
    summary: 'Store a .docx as the template of exported reports, in the place of the one before',
    body: ReportTemplate,
    files: ['file'],
    anyFileName: true,
    response: ReportTemplateResponse,
    audit: 'change-report-template',
  },
  removeReportTemplate: {
    ...ADDRESSES.removeReportTemplate,
    access: 'admin',
    summary: 'Go back to the template that the product comes with',
    response: ReportTemplateResponse,
    audit: 'change-report-template',
  },
} as const satisfies Routes;
