import { z } from 'zod';
import { Id } from '../domain/id.js';
import { Report, ReportListed, ReportOutline, ReportState } from '../domain/report.js';
import { REPORT_LIMITS } from '../limits.js';
import { Deleted, idOf } from './common.js';
import { ofReport, Remark, Title } from './report-parts.js';
import type { Routes } from './route.js';
import { StartSessionRequest } from './sessions.js';

const People = z.string().trim().max(REPORT_LIMITS.peopleLength);

export const CreateReportRequest = StartSessionRequest.safeExtend({
  title: Title.optional(),
  people: People.optional(),
});
export type CreateReportRequest = z.infer<typeof CreateReportRequest>;

const SectionId = idOf('REPORT_SECTION_NOT_FOUND');

const Outline = z
  .array(z.object({ id: SectionId, included: z.boolean() }))
  .max(REPORT_LIMITS.sections);

export const ChangeReportRequest = z.object({
  title: Title.optional(),
  people: People.optional(),
  /** All sections, in their new order. */
  outline: Outline.optional(),
  /** What was changed of these; refused when it is another by now (`REPORT_CHANGED_MEANWHILE`). */
  title_seen: Title.optional(),
  people_seen: People.optional(),
  outline_seen: Outline.optional(),
});
export type ChangeReportRequest = z.infer<typeof ChangeReportRequest>;

/** A report as somebody looked at it: its analysis, and the included sections with their versions. */
export const SeenReport = z.object({
  session_id: idOf('ANALYSIS_NOT_FOUND'),
  sections: z
    .array(z.object({ id: SectionId, version: z.number().int() }))
    .max(REPORT_LIMITS.sections),
});
export type SeenReport = z.infer<typeof SeenReport>;

export const SetReportStateRequest = z.object({
  state: ReportState,
  /** Why contradicted sentences stay. */
  reason: Remark.optional(),
  /** The sentences that the reason is for; when left out, all that have none yet. */
  reasoned: z
    .array(z.object({ section: SectionId, text: z.string().max(REPORT_LIMITS.sectionLength) }))
    .max(REPORT_LIMITS.sectionLength)
    .optional(),
  /** What was looked at; refused when the report is another by now (`REPORT_CHANGED_MEANWHILE`). */
  seen: SeenReport.optional(),
});
export type SetReportStateRequest = z.infer<typeof SetReportStateRequest>;

export const DraftReportRequest = z.object({
  writer: z.enum(['model', 'automatic']).default('model'),
  /** Sections to draft, even when they have a text; when left out, all sections without a text. */
  sections: z.array(SectionId).min(1).max(REPORT_LIMITS.sections).optional(),
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

/** Settings for all reports, changed by admins. */
export const ReportSettings = z.object({
  /** True when a report must be approved by somebody who neither made it nor wrote in it. */
  reviewer_is_not_author: z.boolean(),
});
export type ReportSettings = z.infer<typeof ReportSettings>;

export const ReportsResponse = z.object({
  reports: z.array(ReportListed),
  /** The `before` of the next page; null on the last page. */
  next: Id.nullable(),
  /** Number of reports on all pages. */
  total: z.number().int(),
});
export type ReportsResponse = z.infer<typeof ReportsResponse>;

export const ReportsQuery = z.object({
  /** The report before which to go on: `next` of the page before. */
  before: idOf('REPORT_NOT_FOUND').optional(),
  /** Only the reports that are based on this analysis, or on the files that it was started with. */
  session: idOf('ANALYSIS_NOT_FOUND').optional(),
});
export type ReportsQuery = z.infer<typeof ReportsQuery>;

/** The report: one document that the office writes, reviews and sends. */
export const reportsRoutes = {
  reports: {
    access: 'staff',
    summary: "The office's reports, latest first, a page at a time",
    query: ReportsQuery,
    response: ReportsResponse,
  },
  createReport: {
    access: 'staff',
    summary: 'Begin a report on stored quarters',
    body: CreateReportRequest,
    status: 201,
    response: Report,
    audit: 'create-report',
  },
  report: {
    access: 'staff',
    summary: 'A report with its sections',
    params: ofReport,
    response: Report,
  },
  reportOutline: {
    access: 'staff',
    summary: 'A report without its texts, which is little to ask for again and again',
    params: ofReport,
    response: ReportOutline,
  },
  changeReport: {
    access: 'staff',
    summary: "Change a report's title, people or outline",
    params: ofReport,
    body: ChangeReportRequest,
    response: Report,
    audit: 'change-report',
  },
  deleteReport: {
    access: 'staff',
    summary: 'Delete a report; only who began it, and admins; one that was approved only admins',
    params: ofReport,
    response: Deleted,
    audit: 'delete-report',
  },
  draftReport: {
    access: 'staff',
    summary: 'Draft every empty section, or those that are named',
    params: ofReport,
    body: DraftReportRequest,
    response: DraftReportResponse,
    job: 'draft-report',
    audit: 'draft-report',
  },
  setReportState: {
    access: 'staff',
    summary: 'Send a report on, or back to its draft',
    params: ofReport,
    body: SetReportStateRequest,
    response: Report,
    audit: 'set-report-state',
  },
  reportSettings: {
    access: 'staff',
    summary: 'What holds for all reports',
    response: ReportSettings,
  },
  saveReportSettings: {
    access: 'admin',
    summary: 'Change what holds for all reports',
    body: ReportSettings,
    response: ReportSettings,
    audit: 'change-report-settings',
  },
} as const satisfies Routes;
