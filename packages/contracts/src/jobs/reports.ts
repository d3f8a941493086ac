import { z } from 'zod';
import { ArtifactResponse } from '../api/exports.js';
import { ReleaseCheckResponse, ReportExportRequest } from '../api/report-exports.js';
import { RewriteSentenceRequest, RewriteSentenceResponse } from '../api/report-sections.js';
import { DraftReportRequest, DraftReportResponse } from '../api/reports.js';
import { BoundMarks } from '../domain/bound.js';
import { Id } from '../domain/id.js';
import { HEAVY, type Jobs, READS_ALL, UploadedContent } from './job.js';

const OfReport = z.object({ reportId: Id });

export const reportsJobs = {
  /**
   * Drafts sections one by one and stores each at once; a repeated attempt continues with the rest.
   */
  'draft-report': {
    weight: 'model',
    needsModel: true,
    isBatch: true,
    // Two at once would pay the model twice for the same sections.
    alone: { field: 'reportId', refusal: 'REPORT_BEING_DRAFTED' },
    payload: OfReport.extend({ request: DraftReportRequest }),
    result: DraftReportResponse,
    attempts: 5,
    timeoutMs: 3_600_000,
  },
  /** Checks a section's new text against the data, and stores text and result. */
  'check-section': {
    ...READS_ALL,
    payload: OfReport.extend({
      sectionId: Id,
      text: z.string(),
      bound: BoundMarks,
      /** The version that the person started from. */
      version: z.number().int(),
      /** True to refuse the text of a report that is final. */
      onlyDraft: z.boolean().optional(),
    }),
    result: z.object({ section_id: Id, version: z.number().int() }),
  },
  'rewrite-sentence': {
    weight: 'model',
    payload: OfReport.extend({ sectionId: Id, request: RewriteSentenceRequest }),
    result: RewriteSentenceResponse,
    attempts: 2,
    timeoutMs: 330_000,
  },
  /**
   * Has the model read a section's text a second time, after it was kept; what both readings do not
   * see alike is left open. Nobody waits for it.
   */
  'read-section-again': {
    weight: 'model',
    isBatch: true,
    payload: OfReport.extend({ sectionId: Id, version: z.number().int() }),
    result: z.object({ section_id: Id, left_open: z.number().int() }),
    attempts: 1,
    timeoutMs: 60_000,
  },
  /** Updates the reports of a quarter after its stored file was replaced. */
  'refresh-reports': {
    weight: 'heavy',
    isBatch: true,
    payload: z.object({ fileId: Id }),
    result: z.object({ reports: z.number().int(), sections: z.number().int() }),
    attempts: 5,
    timeoutMs: 600_000,
  },
  'check-release': {
    ...READS_ALL,
    payload: OfReport,
    result: ReleaseCheckResponse,
  },
  'export-report': {
    ...HEAVY,
    /** `quarter` is the quarter's label, used in the file name. */
    payload: OfReport.extend({ request: ReportExportRequest, quarter: z.string() }),
    result: ArtifactResponse,
    timeoutMs: 660_000,
  },
  /** Reads an uploaded template as an export will, so that none is stored that no report can take. */
  'check-template': {
    ...HEAVY,
    payload: UploadedContent,
    result: z.object({ success: z.literal(true) }),
  },
} as const satisfies Jobs;
