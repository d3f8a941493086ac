import fc from 'fast-check';
import {
  average,
  compareQuarters,
  distribution,
  dominantSectors,
  indicatorFigures,
  likertStatus,
  orientation,
  percentage,
  sectorTotals,
} from '../src/index.js';
import { aContact, aMatching, aSurvey } from './builders.js';

const figure = (survey: Parameters<typeof indicatorFigures>[0], key: string) =>
  indicatorFigures(survey).find((one) => one.key === key)!;

test.each([
  [[4, 4, 3], 3.67],
  // 2,675 and 1,005 are not what a binary float holds: half-up is decided on whole numbers.
  [[...Array<number>(27).fill(3), ...Array<number>(13).fill(2)], 2.68],
  [[...Array<number>(199).fill(1), 2], 1.01],
  [[4.5, 4], 4.25],
  [[1, 2, 2, 2, 2, 2, 2, 2], 1.88],
  [[], null],
])('the average of %j is %s', (scores, expected) => {
  expect(average(scores)).toBe(expected);
});

test('an average lies within its answers, whatever their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 300 }),
      (scores) => {
        const mean = average(scores)!;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(mean).toBeLessThanOrEqual(Math.max(...scores));
        expect(average(scores.toReversed())).toBe(mean);
      },
    ),
  );
});

test.each([
  [3.51, 'Tinggi'],
  [3.5, 'Sedang'],
  [2.51, 'Sedang'],
  [2.5, 'Rendah'],
])('a rounded average of %s is %s', (mean, status) => {
  expect(likertStatus(mean)).toBe(status);
});

test('a blank is no answer: it is neither 0 nor 3', () => {
  const survey = aSurvey(aContact({ investasi: 5 }), aContact({ investasi: null }));
  expect(figure(survey, 'investasi')).toMatchObject({ average: 5, n: 1, small_sample: true });
  expect(figure(survey, 'persediaan')).toMatchObject({ average: null, n: 0, status: null });
});

test('a distribution has every score of the scale, and any other that was given', () => {
  expect(distribution([4, 4, 4.5, 1])).toEqual([
    { score: 1, count: 1, percentage: 25 },
    { score: 2, count: 0, percentage: 0 },
    { score: 3, count: 0, percentage: 0 },
    { score: 4, count: 2, percentage: 50 },
    { score: 4.5, count: 1, percentage: 25 },
    { score: 5, count: 0, percentage: 0 },
  ]);
});

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 16, 6.3],
  [0, 0, null],
])('%s of %s is %s percent', (count, total, expected) => {
  expect(percentage(count, total)).toBe(expected);
});

test('a change is the difference of the rounded averages, over indicators that have both', () => {
  const now = indicatorFigures(
    aSurvey(aContact({ domestik: 4, ekspor: 2, persediaan: 3, investasi: 3 })),
  );
  const before = indicatorFigures(aSurvey(aContact({ domestik: 3, ekspor: 5, persediaan: 3 })));
  const { summary, changes, not_compared: notCompared } = compareQuarters(now, before);
  expect(summary).toEqual({ naik: 1, turun: 1, tetap: 1 });
  expect(changes.naik[0]).toMatchObject({ indicator: 'Permintaan Domestik', change: 1, n_now: 1 });
  expect(changes.turun[0]).toMatchObject({ indicator: 'Permintaan Ekspor', change: -3 });
  expect(notCompared).toEqual(['Investasi']);
});

test('changes carry no binary left-overs', () => {
  const scores = (fours: number, threes: number) =>
    indicatorFigures(
      aSurvey(
        ...Array.from({ length: fours + threes }, (_, i) =>
          aContact({ domestik: i < fours ? 4 : 3 }),
        ),
      ),
    );
  // 3,42 − 3,24 is 0,17999… in binary.
  expect(compareQuarters(scores(42, 58), scores(24, 76)).changes.naik[0]?.change).toBe(0.18);
});

test('the same company on two sheets answers twice, but is one company with both orientations', () => {
  const survey = aSurvey(
    aContact({ domestik: 4, ekspor: null }, 'PT Arunika'),
    aContact({ domestik: null, ekspor: 2 }, 'Arunika, PT'),
    aContact({ domestik: 3, ekspor: null }, 'CV Cendana'),
    aContact({ domestik: null, ekspor: null }, 'UD Embun'),
    aContact({ domestik: 3 }, 'UD Tanpa Baris Ekspor'),
  );
  const result = orientation(survey, aMatching({ 'PT Arunika': 'Konstruksi' }));
  expect(result).toEqual({
    domestic_count: 1,
    export_count: 0,
    domestic_export_count: 1,
    domestic_percentage: 50,
    export_percentage: 0,
    domestic_export_percentage: 50,
    lu_domestic: [],
    lu_export: [],
    lu_domestic_export: ['Konstruksi'],
  });
  expect(figure(survey, 'domestik').n).toBe(3);
});

test('sectors count distinct matched companies, most first', () => {
  const matching = aMatching({
    'PT A': 'Konstruksi',
    'PT B': 'Industri Pengolahan',
    'PT C': 'Konstruksi',
  });
  expect(Object.entries(sectorTotals(matching))).toEqual([
    ['Konstruksi', 2],
    ['Industri Pengolahan', 1],
  ]);
  expect(dominantSectors(matching)).toEqual({ Konstruksi: 66.7, 'Industri Pengolahan': 33.3 });
});
