import { keywordInContext } from '@lqc/analysis';
import {
  type ArtifactResponse,
  companyKey,
  type JobResult,
  parseSearch,
  SearchRequest,
  type SessionFigures,
  type TfIdfResponse,
} from '@lqc/contracts';
import { surveyOf } from '@lqc/database';
import { themeVersion } from '@lqc/language';
import { openWorkbook } from '@lqc/workbook';
import { type Running, sampleSession, startRunningWorker } from './running-worker.js';

let running: Running;
let sessionId: string;
let figures: SessionFigures;

beforeAll(async () => {
  running = await startRunningWorker(undefined, { samples: 12 });
  sessionId = await sampleSession(running);
  figures = (await running.run('start-session', { sessionId })).result;
});
afterAll(async () => {
  await running?.stop();
});

const EVERYWHERE = SearchRequest.omit({ q: true, page: true }).parse({});
const words = { text_type: 'domestik', quarter: 'now', mode: 'words' } as const;

test('key words lead to the sentences that hold them', async () => {
  const ranked = await running.run('rank-words', { sessionId, request: { ...words, top_n: 5 } });
  const { top_words: topWords, contacts } = ranked.result;
  expect(topWords).toHaveLength(5);
  expect(contacts).toBe(figures.quarters.now!.indicators[0]!.narratives);
  const [{ word }] = topWords as [TfIdfResponse['top_words'][0]];
  const found = await running.run('find-keyword', { sessionId, request: { ...words, word } });
  const { sentences } = found.result;
  expect(sentences.length).toBeGreaterThan(0);
  for (const { sentence } of sentences) expect(sentence.toLowerCase()).toContain(word);
});

test('key words of the office leave boilerplate and hidden words out; the specification’s stay', async () => {
  const rank = async (more: object) => {
    const request = { ...words, top_n: 100, ...more };
    const over = await running.run('rank-words', { sessionId, request });
    return over.result.top_words.map(({ word }) => word);
  };
  const specified = await rank({});
  const terms = await rank({ mode: 'terms' });
  const [hidden] = terms;
  expect(specified).toContain('seiring');
  expect(terms).not.toContain('seiring');
  expect(terms).toContain('nilai tukar');
  expect(await rank({ mode: 'words' })).toEqual(specified);
  const over = await running.run('rank-words', {
    sessionId,
    request: { ...words, top_n: 100, mode: 'terms' },
    office: { hidden: [hidden!], synonyms: [] },
  });
  const shown = over.result.top_words.map(({ word }) => word);
  // Weights of the other words are of shorter documents then, so their order may be another.
  expect(shown.toSorted()).toEqual(terms.filter((word) => word !== hidden).toSorted());
});

test('key words stand beside those of another quarter, counted by the same words', async () => {
  const request = { ...words, top_n: 100, mode: 'terms', against: 'before' } as const;
  const { result } = await running.run('rank-words', { sessionId, request });
  const { top_words: top, against } = result;
  expect(against!.contacts).toBe(figures.quarters.before.indicators[0]!.narratives);
  const saying = async (quarter: 'now' | 'before') => {
    const { database } = running;
    const surveyId = surveyOf((await database.sessions.find(sessionId))!, quarter)!;
    const narratives = await database.narratives.ofIndicator(surveyId, 'domestik');
    return (word: string) =>
      narratives.filter(({ narrative }) => keywordInContext([narrative], word).length > 0).length;
  };
  const [now, then] = [await saying('now'), await saying('before')];
  for (const { word, documents, against: n } of top)
    expect([word, documents, n]).toEqual([word, now(word), then(word)]);
  for (const { word, documents } of against!.gone)
    expect([word, documents, now(word)]).toEqual([word, then(word), 0]);
  // The same quarter differs from itself in nothing.
  const itself = await running.run('rank-words', {
    sessionId,
    request: { ...request, against: 'now' },
  });
  for (const { documents, against: n, told } of itself.result.top_words)
    expect([n, told]).toEqual([documents, null]);
  expect(itself.result.against!.gone).toEqual([]);
});

test('a word cloud and the two charts come as pictures with their figures', async () => {
  const cloud = await running.run('draw-word-cloud', { sessionId, request: words });
  expect(await sizeOf(cloud.result as JobResult<'draw-word-cloud'>)).toEqual([1000, 1000]);

  const oriented = await running.run('draw-orientation-chart', { sessionId });
  const orientation = oriented.result as JobResult<'draw-orientation-chart'>;
  expect(orientation.data).toEqual({
    domestic: figures.domestik_ekspor_result!.domestic_count,
    export: figures.domestik_ekspor_result!.export_count,
    mixed: figures.domestik_ekspor_result!.domestic_export_count,
  });
  expect((await sizeOf(orientation))[0]).toBeGreaterThan(1500);
  const sectors = await running.run('draw-sector-chart', { sessionId });
  const chart = (sectors.result as JobResult<'draw-sector-chart'>).data;
  expect(Object.fromEntries(chart.labels.map((label, at) => [label, chart.values[at]]))).toEqual(
    figures.main_result!.lu_totals,
  );
});

test('a company that a person confirmed stands behind its sector, and with it behind an average', async () => {
  const { database, ownerId, run } = running;
  const [unmatched] = figures.quality!.unmatched_companies;
  const { contact, contact_key: contactKey } = unmatched!;
  const { registerId } = (await database.sessions.find(sessionId))!;
  const company = (await database.registers.read(registerId!)).find(({ sector }) => sector)!;
  const confirmation = { contact, contact_key: contactKey, company_key: company.key };
  await database.confirmedCompanies.confirm(confirmation, {
    registerId: registerId!,
    userId: ownerId,
  });

  const own = await aSessionLike(sessionId);
  const counted = (await run('start-session', { sessionId: own })).result;
  const sector = company.sector!;
  const behindSector = (await run('explain-sector', { sessionId: own, sector })).result;
  expect(behindSector.companies.map((one) => one.contact)).toContain(contact);
  const isIt = (name: string) => (name === contact ? company.key : companyKey(name));
  const companies = new Set(behindSector.companies.map((one) => isIt(one.contact)));
  expect(companies.size).toBe(counted.main_result!.lu_totals[sector]);
  const behindAverage = (
    await run('explain-indicator', { sessionId: own, indicator: 'domestik', quarter: 'now' })
  ).result as JobResult<'explain-indicator'>;
  expect(behindAverage.contacts.find((one) => one.contact === contact)).toMatchObject({ sector });
  const scores = behindAverage.contacts.flatMap(({ score }) => score ?? []);
  expect(scores).toHaveLength(behindAverage.figure.n);
});

test('what stands behind a quarter that a session lacks is not there', async () => {
  const payload = { sessionId, indicator: 'domestik', quarter: 'last_year' } as const;
  expect(await running.run('explain-indicator', payload)).toMatchObject({
    status: 'failed',
    errorCode: 'QUARTER_NOT_LOADED',
  });
});

test('what many ask for at once is worked out once, and whoever asks later waits for nothing', async () => {
  const { database, ended, enqueue, metrics } = running;
  const request = { ...words, top_n: 7 };
  const sessions = await Promise.all(Array.from({ length: 6 }, () => aSessionLike(sessionId)));
  const carriedOut = async () =>
    Number(
      /liaison_job_duration_seconds_count\{job="rank-words"[^}]*\} (\d+)/.exec(
        await metrics.text(),
      )?.[1],
    );
  const before = await carriedOut();
  const runs = await Promise.all(
    sessions.map(async (own) => ended(await enqueue('rank-words', { sessionId: own, request }))),
  );
  expect(runs.map(({ status }) => status)).toEqual(runs.map(() => 'completed'));
  expect(new Set(runs.map(({ computation }) => computation)).size).toBe(1);
  expect(runs.every(({ result }) => result === null)).toBe(true);
  const over = await database.runs.find(
    await enqueue('rank-words', { sessionId: await aSessionLike(sessionId), request }),
  );
  expect(over).toMatchObject({ status: 'completed', attempts: 0 });
  expect((await carriedOut()) - before).toBe(1);
});

const periods = { quarter_now: 'Triwulan III 2025', quarter_before: 'Triwulan II 2025' };

test.each([
  [
    'write-tabulation',
    { request: { ...periods, quarter_last_year: null } },
    'tabulasi_likert_scale_Triwulan III 2025.xlsx',
    ['Ringkasan', 'Distribusi', 'Per Kontak', 'Per Sektor', 'Kualitas Data', 'Metode'],
  ],
  [
    'write-bab2',
    { request: { ...periods, indicator_type: 'harga jual' } },
    'BAB2_Harga Jual_Triwulan III 2025.xlsx',
    ['Ringkasan', 'Kontak dan Narasi', 'Metode'],
  ],
  [
    'write-comparison',
    {},
    /^sonic_comparison_[0-9a-f]{8}\.xlsx$/,
    ['Perbandingan', 'Tidak Dibandingkan', 'Metode'],
  ],
] as const)('%s leaves a workbook under its name', async (name, payload, fileName, sheetNames) => {
  const over = await running.run(name, { sessionId, ...payload } as never);
  const artifact = over.result;
  expect(artifact.file_name).toEqual(
    typeof fileName === 'string' ? fileName : expect.stringMatching(fileName),
  );
  expect(await sheetsOf(artifact)).toEqual(sheetNames);
});

test('chapter 3 has a sheet for each sector of the quarter, beside the summary, the changes and the method', async () => {
  const over = await running.run('write-bab3', { sessionId, request: periods });
  const artifact = over.result;
  expect(artifact.file_name).toBe('BAB3_Per_Sektor_Triwulan III 2025.xlsx');
  const sectors = Object.keys(figures.main_result!.lu_totals).length;
  const unmatched = figures.quality!.unmatched_companies.length > 0 ? 1 : 0;
  expect(await sheetsOf(artifact)).toHaveLength(sectors + unmatched + 3);
});

test('a workbook tells that a quarter was typed as another one', async () => {
  const payload = { sessionId, request: periods, isRenamed: true };
  const { artifact_id: id } = (await running.run('write-bab3', payload)).result;
  const { bytes } = (await running.database.artifacts.read(id))!;
  expect(await textsOf(bytes, 'Metode')).toContainEqual(
    expect.stringContaining('menyebut triwulan lain'),
  );
});

test('an indicator nobody spoke about, and a session that is gone, are said so', async () => {
  const gone = crypto.randomUUID();
  expect(await running.run('write-comparison', { sessionId: gone })).toMatchObject({
    status: 'failed',
    errorCode: 'ANALYSIS_NOT_FOUND',
  });
  const lastYear = { ...words, quarter: 'last_year' } as const;
  expect(await running.run('draw-word-cloud', { sessionId, request: lastYear })).toMatchObject({
    status: 'failed',
    errorCode: 'QUARTER_NOT_LOADED',
  });
});

test('the plan of visits is a workbook as it stands: each visit, the aims, the proposals, the coverage', async () => {
  const { run, database } = running;
  const { companies } = await database.plan.basis({});
  const [planned, ...proposed] = companies;
  const { id } = (await database.users.list())[0]!;
  await database.planChoices.choose(
    { company_keys: [planned!.company_key], choice: 'added', date: '2025-11-04', note: '=1+1' },
    id,
  );
  const written = await run('write-plan', { request: {} });
  const { artifact_id: artifact, file_name: name } = written.result;
  expect(name).toBe('rencana_kunjungan.xlsx');
  const { bytes } = (await database.artifacts.read(artifact))!;
  expect(await sheetsOf(written.result)).toEqual(
    ['Rencana', 'Target', proposed.length > 0 && 'Usulan', 'Cakupan'].filter(Boolean),
  );
  const visits = await textsOf(bytes, 'Rencana');
  for (const told of [planned!.name, new Date('2025-11-04'), 'Direncanakan', '=1+1'])
    expect(visits).toContainEqual(told);
  const others = proposed.length > 0 ? await textsOf(bytes, 'Usulan') : [];
  for (const company of proposed) expect(others).toContain(company.name);
});

test('a search is taken away with its words, for the office alone', async () => {
  const { run, database } = running;
  // As after a restored backup, which leaves the words out.
  await database.dataSource.query('DELETE FROM survey_vocabulary');
  const request = { ...EVERYWHERE, q: 'harga', copy: 'internal' as const };
  const { result } = await run('write-search', { request });
  expect(await sheetsOf(result)).toEqual(['Hasil', 'Per Triwulan', 'Ringkasan']);
  const query = parseSearch('harga');
  const { hits_total: total, hits } = await database.search.find(
    query,
    { ...EVERYWHERE, page: 1 },
    { enoughMs: Infinity, mostMs: Infinity, sliceMs: 20_000 },
    1000,
  );
  expect(total).toBeGreaterThan(20);
  expect(hits).toHaveLength(total);
  const { bytes } = (await database.artifacts.read(result.artifact_id))!;
  const told = await textsOf(bytes, 'Hasil');
  for (const { contact, narrative } of hits) {
    expect(told).toContain(contact);
    expect(told).toContain(narrative);
  }
});

test('notes are checked beside the quarter before, by team and never by person', async () => {
  const { run, database } = running;
  const pair = (await database.noteChecks.pair(undefined))!;
  expect(pair).toMatchObject({ label: 'Triwulan III 2025', before: 'Triwulan II 2025' });
  const { fileId, beforeSurveyId } = pair;
  const over = await run('check-notes', { fileId, beforeSurveyId });
  const { notes, findings, teams } = over.result;
  expect(notes).toBe(13);
  const copied = findings.flatMap((one) => (one.kind === 'copied' ? one.similarity : []));
  expect(copied.length).toBeGreaterThan(0);
  for (const similarity of copied) expect(similarity).toBeGreaterThanOrEqual(0.9);
  expect(teams).not.toEqual([]);
  for (const { team, notes: own } of teams) {
    expect(own).toBeGreaterThanOrEqual(8);
    expect(team ?? 'Tim').toMatch(/^Tim/);
  }
});

test('all stored quarters are read for themes once, and nothing is left to read', async () => {
  const { run, database } = running;
  const { themes } = await database.settings.themes();
  const unread = () => database.themeReadings.unread(themes.map(themeVersion));
  const before = (await unread()).length;
  expect(before).toBe(5);
  expect((await run('read-themes', {})).result).toEqual({ surveys: before });
  expect(await unread()).toEqual([]);
  const counted = await database.themes.byQuarter(themes.map(themeVersion), undefined);
  expect(counted.some(({ contacts }) => contacts > 0)).toBe(true);
  expect((await run('read-themes', {})).result).toEqual({ surveys: 0 });
});

test('sums whose data changed are made again by a run, each once', async () => {
  const { run, database } = running;
  await run('sum-quarters', {});
  expect(await database.quarterSumming.left()).toEqual([]);
  const before = await database.quarterSums.history({});
  await database.dataSource.query(`UPDATE quarter_summary SET made_of = 'another register'`);
  const left = await database.quarterSumming.left();
  expect(left.map(({ kind }) => kind)).toEqual([
    ...Array<string>(5).fill('quarter'),
    ...Array<string>(4).fill('pair'),
  ]);
  expect((await run('sum-quarters', {})).result).toEqual({ steps: 9 });
  expect(await database.quarterSums.history({})).toEqual(before);
  expect((await run('sum-quarters', {})).result).toEqual({ steps: 0 });
});

/** Every text of a sheet. */
async function textsOf(bytes: Uint8Array, wanted: string): Promise<unknown[]> {
  const texts: unknown[] = [];
  for await (const { name, cells } of (await openWorkbook(bytes)).sheets())
    if (name === wanted) texts.push(...cells.map(({ value }) => value));
  return texts;
}

/** Another session over the same quarters, started with what is confirmed by now. */
async function aSessionLike(id: string): Promise<string> {
  const { surveyBeforeId, surveyNowId, registerId, sources, ownerId } =
    (await running.database.sessions.find(id))!;
  const own = crypto.randomUUID();
  const quarters = { surveyBeforeId, surveyNowId, registerId };
  await running.database.sessions.create({ id: own, ownerId, sources, ...quarters });
  return own;
}

/** Width and height of a PNG, from its header. */
async function sizeOf({
  image_artifact: id,
}: {
  image_artifact: string;
}): Promise<[width: number, height: number]> {
  const { bytes: png } = (await running.database.artifacts.read(id))!;
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function sheetsOf({
  artifact_id: id,
  size_bytes: size,
}: ArtifactResponse): Promise<string[]> {
  const stored = await running.database.artifacts.read(id);
  expect(stored!.bytes).toHaveLength(size);
  const names: string[] = [];
  for await (const { name } of (await openWorkbook(stored!.bytes)).sheets()) names.push(name);
  return names;
}
