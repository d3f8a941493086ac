import { automaticSummary, chapterFacts } from '../src/index.js';
import { quarterOf } from './quarter-of.js';

const CHAPTERS = [
  ['bab_2', 'domestik', null],
  ['bab_3', null, 'Konstruksi'],
  ['bab_4', null, null],
] as const;
const quarter = (name: string, firms: number, score: number) =>
  quarterOf(
    name,
    Array.from({ length: firms }, (_, at) => ({
      name: `PT Contoh ${String.fromCharCode(65 + at)}`,
      sector: 'Konstruksi',
      score: () => score,
    })),
  );

test.each([1, 2, 3, 17])(
  'of %i firms every chapter tells something, also where people call the quarters by names that tell none',
  (firms) => {
    const [now, before] = [quarter('Q', firms, 3), quarter('sebelum kenaikan tarif', firms, 4)];
    const told = CHAPTERS.map(([chapter, indicator, sector]) =>
      automaticSummary(chapterFacts({ chapter, indicator, sector, now, before, lastYear: null })),
    );
    for (const text of told) expect(text).not.toBe('');
    expect(told[2]).toContain(`Liaison menjangkau ${firms} kontak`);
    if (firms === 17) expect(told[0]).toContain('dari 4,00 menjadi 3,00');
  },
);

test.each([
  ['gelombang', 'gelombang lama'],
  ['gelombang lama', 'gelombang'],
  ['gelombang', 'gelombang2'],
])('the change is told also between "%s" and "%s"', (after, first) => {
  const [now, before] = [quarter(after, 17, 3), quarter(first, 17, 4)];
  const text = automaticSummary(
    chapterFacts({
      chapter: 'bab_2',
      indicator: 'domestik',
      sector: null,
      now,
      before,
      lastYear: null,
    }),
  );
  expect(text).toContain('dari 4,00 menjadi 3,00');
});
