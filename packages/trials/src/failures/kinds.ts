import type { JobName } from '@lqc/contracts';
import { sampleQuarter } from '@lqc/sample-data';
import { type Call, formWith } from '../cluster/caller.js';
import { sessionOf, type World } from '../cluster/world.js';

export interface Asked {
  readonly path: string;
  readonly call: Call;
}

const PERIODS = { quarter_now: 'Triwulan III 2025', quarter_before: 'Triwulan II 2025' };
const CHAPTER = {
  ...PERIODS,
  chapter: 'bab_1',
  analysis_type: 'indikator_spesifik',
  indicator_type: 'domestik',
};
const DRAFT = 'Permintaan domestik meningkat dibandingkan triwulan sebelumnya.';

const inSession = (path: string, body?: unknown) => (world: World) => ({
  path: path.replace('{session}', world.sessionId),
  call: body === undefined ? {} : { body },
});

let askings = 0;
/** What was asked before is answered at once, without work: each asking names its quarters anew. */
const withNewPeriods =
  (path: string, body: object = {}) =>
  (world: World) => {
    askings += 1;
    const periods = { ...PERIODS, quarter_now: `${PERIODS.quarter_now} (${askings})` };
    return inSession(path, { ...periods, ...body })(world);
  };

/**
 * How work of each kind is asked for, without what belongs to a conversation; `position` makes one
 * asking differ from another.
 */
export const KINDS: Readonly<
  Partial<Record<JobName, (world: World, position: number) => Asked | Promise<Asked>>>
> = {
  'read-quarterly-file': async ({ quarters }, position) => ({
    path: '/api/node/upload-quarterly-file',
    call: {
      form: formWith(
        { file: await newQuarter(1000 + position, quarters[0]!.contacts) },
        { label: `Tahan banting ${position}` },
      ),
    },
  }),
  'read-company-file': ({ companies }) => ({
    path: '/api/node/upload-company-file',
    call: { form: formWith({ file: companies }) },
  }),
  'check-quality': ({ quarters }) => ({
    path: `/api/v1/files/${quarters[0]!.id}/quality`,
    call: {},
  }),
  'start-session': ({ quarters }) => ({
    path: '/api/v1/sessions',
    call: { body: sessionOf(quarters) },
  }),
  'upload-file-1': async ({ quarters }, position) => ({
    path: '/api/v1/upload-file-1',
    call: { form: formWith({ file: await newQuarter(3000 + position, quarters[0]!.contacts) }) },
  }),
  'upload-file-2': ({ scriptSessionId, workbook, companies }) => ({
    path: '/api/v1/upload-file-2',
    call: {
      form: formWith(
        { file_2: workbook, company_file: companies },
        { session_id: scriptSessionId },
      ),
    },
  }),
  'upload-file-3': ({ scriptSessionId, workbook }) => ({
    path: '/api/v1/upload-file-3-tabulation',
    call: { form: formWith({ file_3: workbook }, { session_id: scriptSessionId }) },
  }),
  'compare-quarters': inSession('/api/v1/compare/{session}'),
  'rank-words': inSession('/api/v1/generate-tfidf/{session}', { text_type: 'domestik' }),
  'draw-word-cloud': inSession('/api/v1/generate-wordcloud/{session}', { text_type: 'domestik' }),
  'find-keyword': (world) => {
    askings += 1;
    const path = '/api/v1/sessions/{session}/keywords?text_type=domestik&word=';
    return inSession(`${path}permintaan${askings}`)(world);
  },
  'write-comparison': inSession('/api/v1/export-comparison/{session}'),
  'write-tabulation': withNewPeriods('/api/v1/generate-tabulation/{session}'),
  'write-bab2': withNewPeriods('/api/v1/export-bab2-excel/{session}', {
    indicator_type: 'domestik',
  }),
  'write-bab3': withNewPeriods('/api/v1/export-bab3-excel/{session}'),
  'draw-orientation-chart': inSession('/api/v1/generate-chart-orientasi/{session}'),
  'draw-sector-chart': inSession('/api/v1/generate-chart-lapangan-usaha/{session}'),
  'preview-merge': ({ workbook, companies }) => ({
    path: '/api/v1/excel-merger/preview-merge',
    call: { form: formWith({ files: [workbook, companies] }) },
  }),
  'merge-workbooks': ({ workbook, companies }) => ({
    path: '/api/v1/excel-merger/merge',
    call: { form: formWith({ files: [workbook, companies] }) },
  }),
  'write-summary': inSession('/api/v1/generate-llm-summary/{session}', CHAPTER),
  'check-summary': inSession('/api/v1/check-llm-summary/{session}', { ...CHAPTER, summary: DRAFT }),
  'preview-summary': inSession('/api/v1/debug/data-preview/{session}', CHAPTER),
  'test-model': () => ({ path: '/api/v1/admin/config/test', call: { method: 'POST' } }),
};

const newQuarter = (seed: number, contacts: number) =>
  sampleQuarter({ seed, contacts, year: 2018, quarter: 1 });
