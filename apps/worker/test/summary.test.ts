import type { CheckedText, JobResult, SessionFigures, SummaryRequest } from '@lqc/contracts';
import { writesClaims, writesFacts } from '@lqc/drafting/testing';
import { pino } from 'pino';
import { jobHandlers } from '../src/jobs/index.js';
import type { Job } from '../src/runtime/job-context.js';
import { averageIn, readsOtherwise } from './reads-otherwise.js';
import { running, sampleSession, standIn, withModel } from './running-worker.js';

const KEY = 'kunci-rahasia';
let sessionId: string;
let figures: SessionFigures;
const periods = { quarter_now: 'Triwulan III 2025', quarter_before: 'Triwulan II 2025' };
const common = { ...periods, writer: 'model', samaran: true } as const;
const requests = {
  garis_besar: { ...common, chapter: 'bab_1', analysis_type: 'garis_besar' },
  bab_1: {
    ...common,
    chapter: 'bab_1',
    analysis_type: 'indikator_spesifik',
    indicator_type: 'domestik',
  },
  bab_2: {
    ...common,
    chapter: 'bab_2',
    analysis_type: 'indikator_utama',
    indicator_type: 'harga jual',
  },
  bab_4: { ...common, chapter: 'bab_4', analysis_type: 'profil_kontak' },
} satisfies Record<string, SummaryRequest>;

/** Charts that cannot be drawn in the test under way, and what the log was told. */
let brokenChart: string | null = null;
const logged: string[] = [];
const summarise: Job<'write-summary'> = (payload, context) =>
  jobHandlers['write-summary'](payload, {
    ...context,
    isolated: (task, ...rest) =>
      brokenChart !== null && JSON.stringify(rest).includes(brokenChart)
        ? Promise.reject(new Error(KEY))
        : context.isolated(task, ...rest),
  });

const options = {
  apiKey: KEY,
  samples: 12,
  handlers: { ...jobHandlers, 'write-summary': summarise },
  log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
};
withModel(options, async () => {
  sessionId = await sampleSession(running);
  figures = (await running.run('start-session', { sessionId })).result;
});
beforeEach(() => {
  standIn.script(writesFacts);
  brokenChart = null;
  logged.length = 0;
});

const summary = async (request: SummaryRequest) => {
  const over = await running.run('write-summary', { sessionId, request });
  return over.result as JobResult<'write-summary'>;
};

test.each(Object.entries(requests))('%s is drafted, checked and traced', async (_, request) => {
  const answer = await summary(request);
  expect(answer.facts.length).toBeGreaterThan(5);
  expect(answer.checks.filter(({ status }) => status === 'supported').length).toBeGreaterThan(0);
  expect(answer.checks.filter(({ status }) => status === 'contradicted')).toEqual([]);
  for (const { start, end, text } of answer.checks)
    expect(answer.summary.slice(start, end)).toBe(text);
  expect(answer.charts === null).toBe(request.chapter !== 'bab_4');
  for (const chart of Object.values(answer.charts ?? {}))
    expect((await running.database.artifacts.read(chart!.image_artifact))?.mediaType).toBe(
      'image/png',
    );
  expect(standIn.requests.at(-1)!.body).not.toMatch(/\b(PT|CV|UD)\.? [A-Z]/);
});

test('a draft names its quarters, and tells when they were called otherwise', async () => {
  const request = { ...requests.bab_2, writer: 'automatic' } as const;
  expect(await summary(request)).toMatchObject({ ...periods, notes: [] });
  const { result } = await running.run('write-summary', { sessionId, request, isRenamed: true });
  expect(result.notes).toEqual([expect.stringContaining('menyebut triwulan lain')]);
});

test.each(['bab_1', 'bab_2', 'bab_4'] as const)(
  '%s is written from claims, each of which the data bear out',
  async (chapter) => {
    standIn.script(writesClaims);
    const answer = await summary(requests[chapter]);
    expect(answer).toMatchObject({ writer: 'model', notes: [], dropped: [] });
    expect(answer.statements.map(({ status }) => status)).not.toContain('contradicted');
    // BAB 4 tells of who was met alone, and of twelve contacts few groups may be told.
    const least = chapter === 'bab_4' ? 5 : 6;
    const right = answer.checks.filter(({ status }) => status === 'supported');
    expect(right.length).toBeGreaterThanOrEqual(least);
    const quoted = answer.evidence.flatMap(({ contacts }) => contacts);
    expect(quoted.length > 0).toBe(chapter !== 'bab_4');
    for (const { quote } of quoted) expect(answer.summary).toContain(quote.replace(/\.$/, ''));
  },
);

test('an answer that is no chapter is followed by the text by rules, which says why', async () => {
  standIn.script(() => ({ kind: 'text', text: '{"sentences": [{"text": "{c1}' }));
  const answer = await summary(requests.bab_2);
  expect(answer).toMatchObject({ writer: 'automatic', model: null });
  expect(answer.notes.join(' ')).toMatch(/ditulis dengan aturan/);
  expect(answer.checks.every(({ status }) => status === 'supported')).toBe(true);
});

test.each([
  ['Grafik 5.1', 'orientation', 'orientationChart'],
  ['Grafik 5.2', 'sectors', 'sectorChart'],
] as const)('without %s the text of BAB 4 still comes', async (number, chart, name) => {
  brokenChart = number;
  const answer = await summary(requests.bab_4);
  expect(answer.summary.length).toBeGreaterThan(50);
  const drawn = Object.entries(answer.charts!).map(([key, value]) => [key, value !== null]);
  expect(Object.fromEntries(drawn)).toEqual({
    orientation: chart !== 'orientation',
    sectors: chart !== 'sectors',
  });
  expect(logged.join('')).toContain(name);
  expect(logged.join('')).not.toContain(KEY);
});

test('a sector is drafted from its own contacts', async () => {
  const chapter = { ...common, chapter: 'bab_3', analysis_type: 'analisis_sektoral' } as const;
  const [sector] = Object.keys(figures.main_result!.lu_totals);
  const answer = await summary({ ...chapter, indicator_type: sector! });
  expect(answer.indicator).toBe(sector);
  const gone = await running.run('write-summary', {
    sessionId,
    request: { ...chapter, indicator_type: 'Tidak Ada' },
  });
  expect(gone.errorCode).toBe('SECTOR_NOT_FOUND');
});

test('without a model the rules write, and say so', async () => {
  const before = standIn.requests.length;
  const answer = await summary({ ...requests.bab_2, writer: 'automatic' });
  expect(answer).toMatchObject({ writer: 'automatic', model: null });
  expect(answer.checks.every(({ status }) => status === 'supported')).toBe(true);
  expect(standIn.requests).toHaveLength(before);
});

test('what the model does wrong ends in its code, and the key stands nowhere', async () => {
  standIn.script(() => ({ kind: 'status', status: 401, text: KEY }));
  const refused = await running.run('write-summary', { sessionId, request: requests.bab_1 });
  expect(refused).toMatchObject({ status: 'failed', errorCode: 'LLM_REFUSED' });
  expect(JSON.stringify(refused)).not.toContain(KEY);
});

test('a changed setting holds from the next call on', async () => {
  const change = { xai_model: 'grok-3', xai_max_tokens: 9000 };
  await running.database.settings.changeLlm(change, { by: running.ownerId });
  await summary(requests.bab_1);
  expect(JSON.parse(standIn.requests.at(-1)!.body)).toMatchObject({
    model: 'grok-3',
    max_tokens: 9000,
  });
});

test('an edited text is checked again, and a preview tells what a draft is made of', async () => {
  const request = { ...periods, ...requests.bab_2, summary: 'Rata-rata Harga Jual tercatat 9,99.' };
  const over = await running.run('check-summary', { sessionId, request });
  const { checks } = over.result as CheckedText;
  expect(checks).toMatchObject([{ text: '9,99', status: 'contradicted' }]);
  const preview = (await running.run('preview-summary', { sessionId, request: requests.bab_2 }))
    .result;
  expect(preview.summary.narratives).toBeGreaterThan(5);
  expect(preview.processed_data.length).toBe(preview.summary.facts);
  expect(preview.data_sources).toHaveLength(2);
  expect(preview.notes).toEqual([]);
  const renamed = { sessionId, request: requests.bab_2, isRenamed: true };
  expect((await running.run('preview-summary', renamed)).result.notes).toEqual([
    expect.stringContaining('menyebut triwulan lain'),
  ]);
});

test('the connection can be tried', async () => {
  standIn.script(() => ({ kind: 'text', text: 'siap' }));
  expect((await running.run('test-model', {})).result).toMatchObject({ success: true });
});

test('no name that the installation knows was sent to the model in all of these calls', async () => {
  expect(standIn.requests.length).toBeGreaterThan(3);
  expect((await running.database.names.all()).length).toBeGreaterThan(10);
  expect([...standIn.named]).toEqual([]);
});

test('a kept text is held against the data where it is kept, and who changed it is known', async () => {
  const request = { ...requests.bab_2, writer: 'automatic' } as const;
  const written = await summary(request);
  const { ownerId } = running;
  const keep = async (text: string) => {
    const id = await running.database.conclusions.create(
      {
        ownerId,
        session_id: sessionId,
        chapter: 'bab_2',
        analysis_type: 'indikator_utama',
        indicator: written.indicator,
        quarter_now: 'Triwulan III 2025',
        quarter_before: null,
        avg_now: null,
        avg_before: null,
        summary: text,
        writer: 'automatic',
        model: null,
        facts: [],
        sources: [],
      },
      10,
    );
    const check = { ...request, summary: text };
    await running.run('check-conclusion', { sessionId, conclusionId: id!, request: check });
    const kept = await running.database.conclusions.list(ownerId, {
      scope: 'own',
      after: undefined,
      limit: 20,
    });
    return kept.find((one) => one.id === id)!;
  };
  // What the model reads otherwise is left open; a model that fails opens nothing.
  const average = averageIn(written.facts, 'Harga Jual');
  const right = `Rata-rata Harga Jual tercatat ${average}.`;
  standIn.script(() => readsOtherwise('harga jual', average));
  expect(await keep(right)).toMatchObject({ statements: [{ status: 'unchecked' }] });
  standIn.script(() => ({ kind: 'status', status: 500 }));
  expect(await keep(right)).toMatchObject({ statements: [{ status: 'supported' }] });
  standIn.script(writesFacts);
  expect(await keep(written.summary)).toMatchObject({
    edited: false,
    counts: { contradicted: 0 },
  });
  const changed = await keep('Rata-rata Permintaan Domestik tercatat 4,99.');
  expect(changed).toMatchObject({
    edited: true,
    counts: { statements: 1, checked: 1, supported: 0, contradicted: 1 },
    statements: [{ status: 'contradicted' }],
  });
});
