import { Client, type PreparedCall } from '@lqc/client';
import type { JobName } from '@lqc/contracts';
import { sampleQuarter } from '@lqc/sample-data';
import { workbookFile } from '../cluster/caller.js';
import { PERIODS, sessionOf } from '../cluster/store-quarters.js';
import type { World } from '../cluster/world.js';

const CHAPTER = {
  ...PERIODS,
  chapter: 'bab_1',
  analysis_type: 'indikator_spesifik',
  indicator_type: 'domestik',
} as const;
const WORDS = { text_type: 'domestik' } as const;
const DRAFT = 'Permintaan domestik meningkat dibandingkan triwulan sebelumnya.';

const { prepare } = Client;
const inReport = ({ reportId }: World) => ({ params: { id: reportId } });
const inSession = ({ sessionId }: World) => ({ params: { session: sessionId } });

const ofDemand = ({ sessionId }: World) =>
  ({ params: { session: sessionId, key: 'domestik' } }) as const;

let requests = 0;
/** A text that was not requested before: a repeated request would be answered from the stored result. */
const unique = (text: string) => {
  requests += 1;
  return `${text}${requests}`;
};
const newPeriods = () => ({ ...PERIODS, quarter_now: unique(`${PERIODS.quarter_now} `) });

/**
 * The request for each kind of job, except those of conversations. `position` makes a request differ from
 * others of its kind.
 */
export const KINDS: Readonly<
  Partial<Record<JobName, (world: World, position: number) => PreparedCall | Promise<PreparedCall>>>
> = {
  'read-quarterly-file': async ({ quarters }, position) =>
    prepare('uploadQuarterlyFile', {
      body: { label: `Tahan banting ${position}` },
      files: { file: await newQuarter(1000 + position, quarters[0]!.contacts) },
    }),
  'read-company-file': ({ companies }) =>
    prepare('uploadCompanyFile', { files: { file: workbookFile(companies) } }),
  'check-quality': ({ quarters }) => prepare('fileQuality', { params: { id: quarters[0]!.id } }),
  'upload-file-1': async ({ quarters }, position) =>
    prepare('uploadFile1', {
      files: { file: await newQuarter(3000 + position, quarters[0]!.contacts) },
    }),
  'upload-file-2': ({ scriptSessionId, workbook, companies }) =>
    prepare('uploadFile2', {
      body: { session_id: scriptSessionId },
      files: { file_2: workbookFile(workbook), company_file: workbookFile(companies) },
    }),
  'upload-file-3': ({ scriptSessionId, workbook }) =>
    prepare('uploadFile3', {
      body: { session_id: scriptSessionId },
      files: { file_3: workbookFile(workbook) },
    }),
  'recognise-file': ({ workbook }) =>
    prepare('recogniseFile', { files: { file: workbookFile(workbook) } }),
  'start-session': ({ quarters }) => prepare('startSession', { body: sessionOf(quarters) }),
  'explain-indicator': (world) => prepare('indicatorDetail', ofDemand(world)),
  'split-change': (world) => prepare('panel', ofDemand(world)),
  'compare-expectations': (world) => prepare('expectations', inSession(world)),
  'compare-quarters': (world) => prepare('compare', inSession(world)),
  'rank-words': (world) => prepare('tfIdf', { ...inSession(world), body: WORDS }),
  'draw-word-cloud': (world) => prepare('wordcloud', { ...inSession(world), body: WORDS }),
  'find-keyword': (world) =>
    prepare('keyword', { ...inSession(world), query: { ...WORDS, word: unique('permintaan') } }),
  'write-comparison': (world) => prepare('exportComparison', inSession(world)),
  'write-tabulation': (world) => prepare('tabulation', { ...inSession(world), body: newPeriods() }),
  'write-bab2': (world) =>
    prepare('exportBab2', {
      ...inSession(world),
      body: { ...newPeriods(), indicator_type: 'domestik' },
    }),
  'write-bab3': (world) => prepare('exportBab3', { ...inSession(world), body: newPeriods() }),
  'draw-orientation-chart': (world) => prepare('orientationChart', inSession(world)),
  'draw-sector-chart': (world) => prepare('sectorChart', inSession(world)),
  'preview-merge': (world) => prepare('previewMerge', both(world)),
  'merge-workbooks': (world) => prepare('merge', both(world)),
  'write-summary': (world) => prepare('summary', { ...inSession(world), body: CHAPTER }),
  'check-summary': (world) =>
    prepare('checkSummary', { ...inSession(world), body: { ...CHAPTER, summary: DRAFT } }),
  'preview-summary': (world) => prepare('dataPreview', { ...inSession(world), body: CHAPTER }),
  'draft-report': (world) =>
    prepare('draftReport', { ...inReport(world), body: { writer: 'automatic' } }),
  'check-release': (world) => prepare('releaseCheck', inReport(world)),
  'export-report': (world) =>
    prepare('exportReport', { ...inReport(world), body: { format: 'docx', copy: 'internal' } }),
  'test-model': () => prepare('testModel'),
};

const newQuarter = async (seed: number, contacts: number) =>
  workbookFile(await sampleQuarter({ seed, contacts, year: 2018, quarter: 1 }));

const both = ({ workbook, companies }: World) => ({
  files: { files: [workbookFile(workbook), workbookFile(companies)] },
});
