import type { ToldOfQuarter } from '@lqc/analysis';
import {
  CodedError,
  DOCX_MEDIA_TYPE,
  type IndicatorKey,
  type JobPayload,
  PDF_MEDIA_TYPE,
  type Period,
  quarterName,
  type ReportExportRequest,
  required,
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
import type { KnownReleases } from '../releases/load-releasing.js';
import { rememberCopy } from '../releases/remember-copy.js';
import { loadRelease } from '../reports/load-release.js';
import type { Job, JobContext } from '../runtime/job-context.js';
import { inTemporaryFolder } from '../runtime/temporary-folder.js';

const MEDIA_TYPES: Readonly<Record<ReportExportRequest['format'], string>> = {
  docx: DOCX_MEDIA_TYPE,
  pdf: PDF_MEDIA_TYPE,
  xlsx: XLSX_MEDIA_TYPE,
};

/** Makes a report's document, its pages or its tables, for the office or to leave it. */
export const exportReport: Job<'export-report'> = async (payload, context) => {
  const { isolated, report, storeArtifact } = context;
  const { format } = payload.request;
  report(5, jobSteps.computing);
  // Whoever asks for pages learns at once that nothing here makes them.
  const renderer = format === 'xlsx' ? null : await findRenderer();
  if (format === 'pdf' && renderer === null) throw new CodedError('REPORT_PDF_UNAVAILABLE');
  const { contents, release } = await loadContents(payload, context);
  const kept = format === 'xlsx' ? null : await context.database.settings.reportTemplate();
  const template = kept && Uint8Array.from(Buffer.from(kept.fileContent, 'base64'));
  report(20, jobSteps.writingDocument);
  const write = (pages: HeadingPages | null) =>
    isolated('writeReport', { runId: context.runId, format, contents, template, pages });
  const printed =
    renderer === null
      ? null
      : await laidOutBy(renderer, write, context).catch((error: unknown) => {
          // A document can do without: Word counts its pages then.
          if (format === 'pdf' || !isOfPrinting(error)) throw error;
          context.warn('printing a report', error);
          return null;
        });
  const bytes = printed?.[format === 'pdf' ? 'pdf' : 'document'] ?? (await write(null));
  report(95, jobSteps.storing);
  return async (transaction) => {
    if (release)
      await rememberCopy(transaction, context, {
        name: format,
        reportId: payload.reportId,
        ...release,
      });
    return storeArtifact(transaction, { mediaType: MEDIA_TYPES[format], bytes });
  };
};

const isOfPrinting = (error: unknown) =>
  error instanceof CodedError && error.code.startsWith('REPORT_PDF_');

/** The document and its pages. */
const laidOutBy = (
  renderer: string,
  write: (pages: HeadingPages) => Promise<Uint8Array>,
  { isolated, report, signal }: JobContext,
): Promise<LaidOut> =>
  inTemporaryFolder((folder) =>
    laidOut({
      write,
      render: (document) => {
        report(70, jobSteps.renderingPages);
        return renderPdf(document, { renderer, folder, signal });
      },
      read: (pdf) => isolated('readHeadingPages', pdf),
    }),
  );

const NOTHING_LEAVES = { input: null, history: [], known: [] } as const;

async function loadContents(
  { reportId, request }: JobPayload<'export-report'>,
  context: JobContext,
): Promise<{
  readonly contents: ReportContents;
  /** For a release copy: what it reveals, to be stored. */
  readonly release: {
    readonly told: readonly ToldOfQuarter[];
    readonly known: KnownReleases;
  } | null;
}> {
  const { database, isolated } = context;
  const report = required(await database.reports.find(reportId), 'REPORT_NOT_FOUND');
  const session = await database.sessions.outline(report.session_id);
  const stored = await database.quarterSums.ofReport(reportId);
  const { input, history, known } =
    request.copy === 'release' ? await loadRelease(database, reportId, stored) : NOTHING_LEAVES;
  const { quarters } = input?.data ?? (await loadSession(database, report.session_id));
  const { now, before, last_year: lastYear } = quarters;
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  const toldBefore = await isolated('toldOfHistory', { history });
  const told = (period: Period, indicator: IndicatorKey) =>
    toldBefore.find((one) => one.quarter === quarterName(period))?.content[indicator]?.told
      .average ?? null;
  // The workbook has no sentences, so none are released, nor anything by hand with them.
  const { told: toldNow, ...released } = input
    ? await isolated(
        'releaseSections',
        request.format === 'xlsx' ? { ...input, sections: [] } : input,
      )
    : { released: new Map(), releasedHeadings: [], told: [] };
  const contents = {
    report,
    now,
    before,
    lastYear,
    copy: request.copy,
    companySource: session?.sources.company ?? null,
    stored: stored.map(
      ({ survey_id: _survey, indicator, quarter_id, label, year, quarter, ...sums }) => ({
        indicator,
        quarter_id,
        label,
        year,
        quarter,
        sums,
        told: told({ year, quarter }, indicator),
      }),
    ),
    ...released,
    madeAt: new Date(),
  };
  return { contents, release: input && { told: [...toldNow, ...toldBefore], known } };
}
