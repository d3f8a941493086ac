import {
  type Bab2ExportRequest,
  DOWNLOAD_NAMES,
  forWorkbookJobs,
  indicatorOf,
  type JobName,
  type JobPayload,
  SESSION_ID_SHOWN_LENGTH,
  WORKBOOK_FILE_NAMES,
  type WorkbookJob,
  type WorkbookName,
} from '@lqc/contracts';
import { fill } from './fill.js';
import { workbookPhrases } from './workbooks.js';

/**
 * Characters that file systems refuse, and invisible ones that turn or hide the text around them.
 */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Surrogate}]/gu;

/** Names of files have room for so much of a part, in 255 bytes. */
const PART_LENGTH = 60;

/** The file name of each job that makes a file. */
const NAMES: { readonly [Name in JobName]?: (payload: JobPayload<Name>) => string } = {
  ...forWorkbookJobs(
    (name) => (payload: JobPayload<WorkbookJob>) => workbookFileName(name, payload),
  ),
  'draw-orientation-chart': () => DOWNLOAD_NAMES.orientationChart,
  'draw-sector-chart': () => DOWNLOAD_NAMES.sectorChart,
  'draw-word-cloud': () => DOWNLOAD_NAMES.wordCloud,
  'write-summary': () => DOWNLOAD_NAMES.chart,
  'export-report': ({ request: { format, copy }, quarter }) =>
    `Laporan_Liaison_${safe(quarter)}${copy === 'release' ? '_rilis' : ''}.${format}`,
  'merge-workbooks': () => DOWNLOAD_NAMES.merged,
  'write-note-sheet': ({ company, quarter }) => `Diary_Note_${safe(company)}_${safe(quarter)}.xlsx`,
  'write-captured-quarter': ({ label }) => `${safe(label)}.xlsx`,
  'write-plan': () => DOWNLOAD_NAMES.plan,
  'write-search': () => DOWNLOAD_NAMES.search,
};

/**
 * The name under which a job's file is downloaded; parts that people typed are made safe for any
 * file system.
 *
 * @throws Error for a job that makes no file
 */
export function madeFileName<Name extends JobName>(job: Name, payload: JobPayload<Name>): string {
  const name = NAMES[job];
  if (!name) throw new Error(`${job} makes no file`);
  return name(payload);
}

function workbookFileName(
  workbook: WorkbookName,
  { sessionId, request }: JobPayload<WorkbookJob>,
): string {
  const { copy, quarter_now: quarter, indicator_type: indicator } = partsOf(request);
  const name = WORKBOOK_FILE_NAMES[workbook];
  return fill(copy === 'release' ? name.replace('.', '_rilis.') : name, {
    quarter: safe(quarter ?? ''),
    indicator: indicator ? safe(indicatorOf(indicator).label) : '',
    session8: sessionId.slice(0, SESSION_ID_SHOWN_LENGTH),
  });
}

/** The request's fields that file names use; each workbook's request has only some of them. */
const partsOf = (request: JobPayload<WorkbookJob>['request']): Partial<Bab2ExportRequest> =>
  request ?? {};

function safe(text: string): string {
  const clean = text.replace(UNSAFE, ' ').replace(/\s+/g, ' ').trim().slice(0, PART_LENGTH);
  return clean || workbookPhrases.namelessPeriod;
}
