import type { Quarter } from '@lqc/analysis';
import { CHAPTERS, type IndicatorKey, LIKERT_INDICATORS, SECTORS } from '@lqc/contracts';
import { orientationFinding, sectorsFinding } from '@lqc/phrases';
import { automaticSummary, chapterFacts } from '../src/index.js';
import { quarterOf } from './quarter-of.js';

const NARRATIVE = 'Permintaan naik tajam karena pesanan pemerintah daerah.';

/** A quarter with one firm in each sector, of which so many answered each indicator. */
const aQuarterOfOnes = (label: string, answering: number, score: (at: number) => number): Quarter =>
  quarterOf(
    label,
    SECTORS.map(({ name: sector, short }, at) => ({
      name: `PT Tunggal ${short}`,
      sector,
      score: () => (at < answering ? score(at) : null),
      narrative: at < answering ? NARRATIVE : null,
    })),
  );

/** Facts of the same quarters are worked out once. */
const quarters = Array.from({ length: SECTORS.length + 1 }, (_, answering) => ({
  now: aQuarterOfOnes('Triwulan III 2025', answering, (at) => 1 + (at % 5)),
  before: aQuarterOfOnes('Triwulan II 2025', answering, (at) => 5 - (at % 5)),
}));

const write = (
  chapter: (typeof CHAPTERS)[number],
  answering: number,
  about: { indicator?: IndicatorKey; sector?: string } = {},
) =>
  automaticSummary(
    chapterFacts({
      chapter,
      indicator: about.indicator ?? null,
      sector: about.sector ?? null,
      ...quarters[answering]!,
      lastYear: null,
    }),
  );

/** Every number that a text tells; of periods and indicators it names none. */
const numbersIn = (text: string) =>
  [...text.replaceAll(/Triwulan [IV]+ \d{4}/g, '').matchAll(/\d+(?:,\d+)?/g)].map(([one]) => one);
const OF_CHANGE = /\b(?:naik|turun|meningkat|menurun|stabil|melambat|tumbuh|terkontraksi)\b/i;
const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”/g, '');

test('no chapter tells a figure, a word or a reason of a sector that is one firm', () => {
  for (const { name } of SECTORS) {
    const text = write('bab_3', 17, { sector: name });
    expect(numbersIn(text)).toEqual([]);
    expect(text).not.toContain(NARRATIVE);
    expect(text).not.toMatch(OF_CHANGE);
  }
  const profile = write('bab_4', 17);
  for (const { name } of SECTORS) expect(profile).not.toContain(name);
  // All of them together are the only group that is told.
  expect(new Set(numbersIn(profile))).toEqual(new Set(['17']));
});

test('no sector tells how many it has where that with the others would tell of a single firm', () => {
  // One firm in mining is held back, and construction with it, whose three would leave one.
  const sizes = { 'Industri Pengolahan': 12, Konstruksi: 3, 'Pertambangan dan Penggalian': 1 };
  const now = quarterOf(
    'Triwulan III 2025',
    Object.entries(sizes).flatMap(([sector, size]) =>
      Array.from({ length: size }, (_, at) => ({
        name: `PT Contoh ${sector} ${String.fromCharCode(65 + at)}`,
        sector,
        score: () => 3,
      })),
    ),
  );
  const told = (chapter: 'bab_3' | 'bab_4', sector: string | null) =>
    automaticSummary(
      chapterFacts({ chapter, indicator: null, sector, now, before: null, lastYear: null }),
    );
  expect(told('bab_4', null)).not.toContain('Konstruksi');
  expect(numbersIn(told('bab_3', 'Konstruksi'))).toEqual([]);
  expect(told('bab_3', 'Konstruksi')).toContain('kurang dari lima perusahaan');
  expect(told('bab_3', 'Industri Pengolahan')).toContain('12 kontak');
});

test('of a sector of three companies only the number of contacts is told, however many these are', () => {
  const firms = (sector: string, size: number) =>
    Array.from({ length: size }, (_, at) => ({
      name: `PT Contoh ${sector} ${at}`,
      sector,
      score: () => 1 + (at % 5),
      narrative: NARRATIVE,
    }));
  const told = (sector: string) => {
    const three = firms(sector, 3);
    const others = [...firms('Konstruksi', 14), ...firms('Real Estat', 7)];
    const now = quarterOf('Triwulan III 2025', [...others, ...three, ...three]);
    const about = { chapter: 'bab_3', indicator: null, before: null, lastYear: null } as const;
    return automaticSummary(chapterFacts({ ...about, sector, now }));
  };
  expect(told('Jasa Lainnya')).toBe(
    '**Lapangan usaha Jasa Lainnya diwakili 6 kontak pada Triwulan III 2025.**',
  );
  expect(told('Pengadaan Air (E)')).toBe('**Lapangan usaha ini diwakili 6 kontak.**');
});

test.each([1, 2])('of %i answers nothing is told', (answering) => {
  for (const chapter of ['bab_1', 'bab_2'] as const)
    for (const { key } of LIKERT_INDICATORS) {
      const text = write(chapter, answering, { indicator: key });
      expect(numbersIn(text)).toEqual([]);
      expect(text).not.toContain(NARRATIVE);
      expect(text).not.toMatch(OF_CHANGE);
    }
});

test.each([3, 4])('%i answers are counted, without an average or a direction', (answering) => {
  for (const { key } of LIKERT_INDICATORS) {
    const text = withoutQuotes(write('bab_2', answering, { indicator: key }));
    expect(numbersIn(text).filter((one) => one.includes(','))).toEqual([]);
    expect(text).not.toMatch(OF_CHANGE);
  }
});

test('below ten answers no word of change stands, and no side of fewer than three is counted', () => {
  for (const { key } of LIKERT_INDICATORS) {
    const text = withoutQuotes(write('bab_2', 9, { indicator: key }));
    expect(text).not.toMatch(/\b(?:naik|turun|meningkat|menurun|stabil|melambat)\b/i);
    // Nine answers of 1 to 5 in turn: four below, two neutral, three above.
    expect(text).not.toMatch(/netral, \d+ kontak netral|\b2 kontak/);
  }
});

test("a chart's title names no group of fewer than three, and gives counts where there are few", () => {
  const ones = SECTORS.map(({ name }) => ({ name, count: 1, share: 5.9 }));
  expect(sectorsFinding(ones)).toBe('Tiap lapangan usaha diwakili kurang dari tiga perusahaan');
  expect(orientationFinding(ones.slice(0, 3))).toMatch('kurang dari tiga');
  const few = [{ name: 'Konstruksi', count: 5, share: 62.5 }, ...ones.slice(0, 3)];
  expect(sectorsFinding(few)).toBe('Konstruksi mencakup 5 dari 8 perusahaan');
  const many = [{ name: 'Konstruksi', count: 30, share: 90.9 }, ...ones.slice(0, 3)];
  expect(sectorsFinding(many)).toBe('Konstruksi mencakup 90,9% perusahaan');
});

test('of a sector in which nothing moved hardly a change is told, though fifteen are looked at', () => {
  const [{ name: sector }] = SECTORS;
  let state = 7;
  /** Park and Miller's generator: the same draws in every run. */
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const SCORES = [2, 3, 3, 3, 4, 4, 4, 5];
  const drawn = (label: string, n: number) =>
    quarterOf(
      label,
      Array.from({ length: n }, (_, at) => ({
        name: `PT ${label} ${at}`,
        sector,
        score: () => SCORES[Math.floor(random() * SCORES.length)]!,
      })),
    );
  const rounds = 12;
  let told = 0;
  for (let round = 0; round < rounds; round += 1) {
    const input = {
      chapter: 'bab_3',
      indicator: null,
      sector,
      now: drawn('Triwulan III 2025', 14),
      before: drawn('Triwulan II 2025', 14),
      lastYear: null,
    } as const;
    const changes = automaticSummary(chapterFacts(input)).matchAll(
      /\b(?:naik|turun|meningkat|menurun)\b/gi,
    );
    told += [...changes].length;
  }
  expect(told / rounds).toBeLessThanOrEqual(0.5);
});
