import { indicativeChanges } from '@lqc/analysis';
import {
  type IndicatorKey,
  indicatorOf,
  isExpectation,
  LIKERT_INDICATORS,
  LLM_DEFAULTS,
} from '@lqc/contracts';
import { automaticSummary, chapterFacts, checkedText, Model, writeSummary } from '../src/index.js';
import { dataOf, startModelStandIn, writesFacts } from '../src/testing/index.js';
import { type Firm, quarterOf } from './quarter-of.js';

const SECTORS = ['Industri Pengolahan', 'Konstruksi', 'Real Estat'];
const SPREAD = [2, 3, 3, 4] as const;
type Moves = Partial<Record<IndicatorKey, number>>;

/** Forty firms whose answers lie around neutral, moved for some indicators. */
const firms = (moves: Moves, count = 40): Firm[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `PT Perusahaan ${String.fromCharCode(65 + (at % 26))}${at}`,
    sector: SECTORS[at % SECTORS.length]!,
    score: (key) => Math.min(5, Math.max(1, SPREAD[at % SPREAD.length]! + (moves[key] ?? 0))),
    narrative: 'Perubahan terjadi karena musim panen di daerah.',
  }));
const MOVES: Moves = { domestik: 1, 'harga jual': 1, ekspor: -1, 'perkiraan penjualan': 1 };
const sheetOf = (moves: Moves, count = 40) =>
  chapterFacts({
    chapter: 'bab_1',
    indicator: null,
    sector: null,
    now: quarterOf('Triwulan III 2025', firms(moves, count)),
    before: quarterOf('Triwulan II 2025', firms({}, count)),
    lastYear: quarterOf('Triwulan III 2024', firms({}, count)),
  });
const labels = (...keys: IndicatorKey[]) => keys.map((key) => indicatorOf(key).label.toLowerCase());

test('the broad outline names what certainly rose and fell, and calls everything else stable', () => {
  const text = automaticSummary(sheetOf(MOVES));
  const [rise, other, fall] = labels('domestik', 'harga jual', 'ekspor') as [
    string,
    string,
    string,
  ];
  expect(text.toLowerCase()).toContain(`${rise} dan ${other} naik, sedangkan ${fall} turun`);
  expect(text).toMatch(/investasi.* relatif stabil/);
  expect(text).toContain(
    'perkiraan penjualan naik 1,00 poin, dari 3,00 pada Triwulan II 2025 menjadi 4,00',
  );
  expect(text).toContain('menjangkau 40 kontak dari 40 perusahaan');
  expect(text).toMatch(/Mengenai .*“Perubahan terjadi karena musim panen di daerah.”/);
});

test('each of its sentences is borne out by the data where it stands', () => {
  const expecting: Moves = {
    'perkiraan investasi': 1,
    'perkiraan tingkat upah': -1,
    'biaya tenaga kerja': 1,
    'tenaga kerja': -1,
  };
  for (const moves of [MOVES, {}, { investasi: -1, 'margin usaha': 1 } as Moves, expecting]) {
    const sheet = sheetOf(moves);
    const text = automaticSummary(sheet);
    const { counts, statements } = checkedText(text, sheet);
    expect(counts.statements).toBeGreaterThan(3);
    const others = statements.filter(({ status }) => status !== 'supported');
    const own = new Set(sheet.own!.map(({ text: told }) => told));
    expect(others.filter(({ start, end }) => !own.has(text.slice(start, end)))).toEqual([]);
  }
});

test('where more rise or fall than a sentence names, it says that these are some of them', () => {
  const now = LIKERT_INDICATORS.filter(({ key }) => !isExpectation(key));
  const moves: Moves = Object.fromEntries(now.map(({ key }, at) => [key, at < 2 ? -1 : 1]));
  const sheet = sheetOf(moves);
  const text = automaticSummary(sheet);
  const some = /antara lain (?:[^,]+, ){3}dan [^,]+/;
  expect(text).toMatch(new RegExp(`[Ss]kor ${some.source} naik, sedangkan [^,]+ dan [^,]+ turun`));
  expect(text).toMatch(/Secara tahunan, skor antara lain [^,]+ naik 1,00 poin, [^,]+ 1,00 poin, /);
  for (const { status, start, end } of checkedText(text, sheet).statements)
    if (text.slice(start, end).includes('antara lain')) expect(status).toBe('supported');
});

test('of two equal quarters nothing rises or falls', () => {
  expect(automaticSummary(sheetOf({}))).not.toMatch(/\b(?:naik|turun|meningkat|menurun)\b/);
});

test('a rounded difference that cannot be told apart from none is no direction', () => {
  const now = quarterOf('Triwulan III 2025', [
    ...firms({}).slice(1),
    { ...firms({})[0]!, score: () => 4 },
  ]);
  const before = quarterOf('Triwulan II 2025', firms({}));
  expect(indicativeChanges(now, before)[0]!.change).toBeGreaterThan(0);
  const sheet = chapterFacts({
    chapter: 'bab_1',
    indicator: null,
    sector: null,
    lastYear: null,
    now,
    before,
  });
  expect(automaticSummary(sheet)).not.toMatch(/\bnaik\b/);
});

test.each([1, 2, 4, 9])('of %i firms no figure is told and no change is called one', (count) => {
  const sheet = sheetOf(MOVES, count);
  expect(automaticSummary(sheet)).not.toMatch(/\b(?:naik|turun|stabil)\b/);
  const averages = sheet.facts.filter(({ kind }) => kind === 'average' || kind === 'change');
  expect(averages.length > 0).toBe(count >= 5);
});

test('a model is told which changes are worth telling, and in which words', async () => {
  const standIn = await startModelStandIn(() => firms(MOVES).map(({ name }) => name), writesFacts);
  try {
    const model = new Model({ baseUrl: standIn.url, apiKey: 'kunci', config: LLM_DEFAULTS });
    const signal = new AbortController().signal;
    await writeSummary(sheetOf(MOVES), { model, samaran: true, signal });
    const claims = dataOf(standIn.requests[0]!).fakta.map(({ fakta }) => fakta);
    expect(claims).toContain('permintaan domestik berbalik tumbuh');
    expect(claims).toContainEqual(
      expect.stringMatching(/^skor permintaan domestik naik 1,00 poin/),
    );
    expect(claims).toContainEqual(expect.stringMatching(/^investasi relatif stabil/));
    expect(claims).not.toContainEqual(expect.stringMatching(/^investasi (?:naik|turun)/));
    expect(standIn.requests[0]!.body).toContain('garis besar seluruh indikator');
  } finally {
    await standIn.stop();
  }
});
