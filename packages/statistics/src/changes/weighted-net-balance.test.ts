import type { CompanyScore } from './company-score.js';
import { weightedNetBalance } from './weighted-net-balance.js';

const scored = (sectors: Readonly<Record<string, readonly number[]>>): CompanyScore[] =>
  Object.entries(sectors).flatMap(([sector, scores]) =>
    scores.map((score, at) => ({ company: `${sector} ${at}`, name: sector, sector, score })),
  );

const HALVES = new Map([
  ['Konstruksi', 0.5],
  ['Real Estat', 0.5],
]);

test('the range of a weighted balance is by Student’s t with the degrees of freedom of its sectors', () => {
  // y = 100, 100, 0, −100 in both: mean 25, s² = 27,500/3, s²/n = 2,291⅔; SE² = 2·(½)²·2,291⅔ = 1,145⅚,
  // SE = 33.8502; ν = 3 + 3, t(0.95; 6) = 1.943180; half = 65.7770.
  const scores = scored({ Konstruksi: [5, 4, 3, 2], 'Real Estat': [4, 4, 3, 1] });
  const { balance, range, n, coverage } = weightedNetBalance(scores, HALVES)!;
  expect([balance, n, coverage]).toEqual([25, 8, 1]);
  expect(range!.low).toBeCloseTo(25 - 65.777, 3);
  expect(range!.high).toBeCloseTo(25 + 65.777, 3);
});

test('a sector whose answers lie on one side adds no degrees of freedom', () => {
  // Only Real Estat spreads: SE² = (½)²·2,291⅔, SE = 23.9357; ν = 3, t(0.95; 3) = 2.353363.
  const scores = scored({ Konstruksi: [3, 3, 3, 3], 'Real Estat': [4, 4, 3, 1] });
  const { balance, range } = weightedNetBalance(scores, HALVES)!;
  expect(balance).toBe(12.5);
  expect(range!.high).toBeCloseTo(12.5 + 2.353363 * 23.93568, 3);
});

test('no end of a range lies beyond ± 100', () => {
  // y = 100, 100, −100 in both: mean 33⅓, SE² = 2·(½)²·4,444⁴⁄₉, SE = 47.1405; t(0.95; 4) = 2.131847, half = 100.4962.
  const scores = scored({ Konstruksi: [5, 4, 2], 'Real Estat': [4, 4, 2] });
  const { range } = weightedNetBalance(scores, HALVES)!;
  expect(range!.low).toBeCloseTo(100 / 3 - 100.4962, 3);
  expect(range!.high).toBe(100);
});

test.each<[string, number, Readonly<Record<string, readonly number[]>>]>([
  ['five answers', 20, { Konstruksi: [4, 4, 4, 2, 2] }],
  [
    'eight answers that are all alike',
    100,
    { Konstruksi: [4, 4, 4, 5], 'Real Estat': Array(4).fill(4) },
  ],
  ['two sectors that are each of one mind', 0, { Konstruksi: [4, 4, 4], 'Real Estat': [1, 2, 2] }],
])('the weighted balance of %s is told without a range', (_whose, balance, sectors) => {
  const weights = new Map(Object.keys(sectors).map((sector) => [sector, 0.5]));
  expect(weightedNetBalance(scored(sectors), weights)).toMatchObject({ balance, range: null });
});
