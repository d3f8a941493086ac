import {
  CodedError,
  type JobPayload,
  type ReportExportRequest,
  XLSX_MEDIA_TYPE,
} from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { ReportContents } from '@lqc/reports/document';
import {
  findRenderer,
  type HeadingPages,
  type LaidOut,
  laidOut,
  renderPdf,
} from '@lqc/reports/pages';
import { loadSession } from '../loading/load-session.js';
import { loadRelease } from '../reports/load-release.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { sumUpQuarters } from './sum-quarters.job.js';

const MEDIA_TYPES: Readonly<Record<ReportExportRequest['format'], string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  xlsx: XLSX_MEDIA_TYPE,
};

/**
 * Long reports take seconds to render, on a busy machine some minutes; a renderer that hangs is given up
 * well before the run is.
 */
const RENDERED_WITHIN_MS = 300_000;

/** Makes a report's document, its pages or its tables, for the office or to leave it. */
export const exportReport: Job<'export-report'> = async (payload, context) => {
  const { isolated, report, storeArtifact } = context;
  const { format } = payload.request;
  report(5, jobSteps.computing);
  // Whoever asks for pages learns at once that nothing here makes them.
  const renderer = format === 'xlsx' ? null : await findRenderer();
  if (format === 'pdf' && renderer === null) throw new CodedError('REPORT_PDF_UNAVAILABLE');
  const contents = await loadContents(payload, context);
  const kept = format === 'xlsx' ? null : await context.database.settings.reportTemplate();
  const template = kept && Uint8Array.from(Buffer.from(kept.fileContent, 'base64'));
  report(20, jobSteps.writingDocument);
  const write = (pages: HeadingPages | null) =>
    isolated('writeReport', { format, contents, template, pages });
  const printed = renderer === null ? null : await laidOutBy(renderer, write, context);
  if (format === 'pdf' && printed === null) throw new CodedError('REPORT_PDF_UNAVAILABLE');
  const bytes = printed?.[format === 'pdf' ? 'pdf' : 'document'] ?? (await write(null));
  report(95, jobSteps.storing);
  return (transaction) => storeArtifact(transaction, { mediaType: MEDIA_TYPES[format], bytes });
};

/** The document and its pages; null, and said in the log, where the renderer fails. */
async function laidOutBy(
  renderer: string,
  write: (pages: HeadingPages) => Promise<Uint8Array>,
  { isolated, report, signal, warn }: JobContext,
): Promise<LaidOut | null> {
  try {
    return await laidOut({
      write,
      render: (document) => {
        report(70, jobSteps.renderingPages);
        const deadline = AbortSignal.timeout(RENDERED_WITHIN_MS);
        return renderPdf(document, { renderer, signal: AbortSignal.any([signal, deadline]) });
      },
      read: (pdf) => isolated('readHeadingPages', pdf),
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CodedError) throw error;
    warn('rendering a report', error);
    return null;
  }
}

async function loadContents(
  { reportId, request }: JobPayload<'export-report'>,
  context: JobContext,
): Promise<ReportContents> {
  const { database, isolated } = context;
  const found = await database.reports.find(reportId);
  if (!found) throw new CodedError('REPORT_NOT_FOUND');
  const { quarters } = await loadSession(database, found.report.session_id);
  const { now, before, last_year: lastYear } = quarters;
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  await sumUpQuarters(context);
  const stored = await database.quarterSums.history({});
  return {
    report: found.report,
    now,
    before,
    lastYear,
    copy: request.copy,
    stored: stored.map(
      ({ indicator, quarter_id, label, year, quarter, contacts, matched, moved, ...sums }) => ({
        indicator,
        quarter_id,
        label,
        year,
        quarter,
        contacts,
        matched,
        moved,
        sums,
      }),
    ),
    ...(request.copy === 'release'
      ? await isolated('releaseSections', await loadRelease(database, reportId))
      : { released: new Map(), releasedHeadings: [] }),
    madeAt: new Date(),
  };
}
