import {
  type CompanyScore,
  levelOf,
  mean,
  rangeOfChange,
  rangeOfLevel,
  matchScores,
  headlines,
  matchedChange,
  weightedNetBalance,
} from '../src/index.js';

// Ranges are held against what they promise: answers are drawn from known shares, so the true average is known.

/** Shares of the scores 1 to 5. */
const SHAPES = {
  'around neutral': [0.05, 0.2, 0.5, 0.2, 0.05],
  'leaning up': [0.02, 0.08, 0.3, 0.4, 0.2],
  'mostly neutral': [0.02, 0.08, 0.75, 0.12, 0.03],
  'two camps': [0.15, 0.25, 0.1, 0.3, 0.2],
} as const;
const SIZES = [5, 8, 12, 40] as const;
/** Small sectors that bear most of the weight, as in few quarters. */
const SECTORS = [
  { sector: 'A', n: 3, weight: 0.3 },
  { sector: 'B', n: 3, weight: 0.25 },
  { sector: 'C', n: 4, weight: 0.2 },
  { sector: 'D', n: 8, weight: 0.15 },
  { sector: 'E', n: 12, weight: 0.1 },
];
const ROUNDS = 1000;
/** A range is called one of 90 %; it may hold the true figure this rarely. */
const LEAST_COVERAGE = 0.87;

const SEED = 20261126;
let state = SEED;
beforeEach(() => {
  state = SEED;
});

/** Mulberry32: the same draws in every run. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

function scoreAt(shares: readonly number[], at: number): number {
  let left = at;
  const score = shares.findIndex((share) => (left -= share) < 0);
  return score === -1 ? shares.length : score + 1;
}
const trueMean = (shares: readonly number[]) =>
  shares.reduce((sum, share, at) => sum + share * (at + 1), 0);
const drawn = (shares: readonly number[], n: number) =>
  Array.from({ length: n }, () => scoreAt(shares, random()));
const asCompanies = (scores: readonly number[], from = 0): CompanyScore[] =>
  scores.map((score, at) => ({
    company: `firm ${from + at}`,
    name: `firm ${from + at}`,
    sector: null,
    score,
  }));

describe.each(Object.entries(SHAPES))('answers %s', (_shape, shares) => {
  test.each(SIZES)('a range of a level of %i answers holds the true average as promised', (n) => {
    const told = Array.from({ length: ROUNDS }, () => rangeOfLevel(drawn(shares, n))).filter(
      (range) => range !== null,
    );
    if (n < 6) return expect(told).toEqual([]);
    const truth = trueMean(shares);
    const held = told.filter(({ low, high }) => low <= truth && truth <= high).length;
    expect(held / told.length).toBeGreaterThanOrEqual(LEAST_COVERAGE);
    expect(told.every(({ low, high }) => low >= 1 && high <= 5)).toBe(true);
  });

  test.each(SIZES)('a range of a change of %i answers holds the true change as promised', (n) => {
    for (const shared of [0, Math.floor(n / 2), n]) {
      const told = Array.from({ length: ROUNDS / 2 }, () => {
        // Half of those asked twice answer by the same mood, the others anew.
        const before = Array.from({ length: n }, () => random());
        const now = before.map((mood, at) => (at < shared && random() < 0.5 ? mood : random()));
        const left = asCompanies(before.map((at) => scoreAt(SHAPES['leaning up'], at)));
        const come = now.map((at) => scoreAt(shares, at));
        return rangeOfChange(
          matchScores(
            [...asCompanies(come.slice(0, shared)), ...asCompanies(come.slice(shared), 1000)],
            left,
          ),
        );
      }).filter((range) => range !== null);
      if (n < 6) return expect(told).toEqual([]);
      const truth = trueMean(shares) - trueMean(SHAPES['leaning up']);
      const held = told.filter(({ range }) => range.low <= truth && truth <= range.high).length;
      expect(held / told.length).toBeGreaterThanOrEqual(LEAST_COVERAGE);
    }
  });
});

test.each(Object.entries(SHAPES))(
  'a range of a weighted balance of answers %s holds the true balance as promised',
  (_shape, shares) => {
    const weights = new Map(SECTORS.map(({ sector, weight }) => [sector, weight]));
    const truth = 100 * (shares[3] + shares[4] - shares[0] - shares[1]);
    const told = Array.from({ length: ROUNDS }, () => {
      const scores = SECTORS.flatMap(({ sector, n }) =>
        asCompanies(drawn(shares, n)).map((one) => ({ ...one, sector })),
      );
      return weightedNetBalance(scores, weights)!.range;
    }).filter((range) => range !== null);
    const held = told.filter(({ low, high }) => low <= truth && truth <= high).length;
    expect(held / told.length).toBeGreaterThanOrEqual(LEAST_COVERAGE);
    expect(told.every(({ low, high }) => low >= -100 && high <= 100)).toBe(true);
  },
);

test.each(Object.entries(SHAPES))(
  'where nothing moved in answers %s, the 15 indicators of a sector or of all tell hardly any change',
  (_shape, shares) => {
    for (const n of [10, 12, 20, 40]) {
      const rounds = 200;
      let told = 0;
      for (let round = 0; round < rounds; round += 1)
        told += headlines(
          Array.from({ length: 15 }, (_, key) => {
            const scores = matchScores(
              asCompanies(drawn(shares, n)),
              asCompanies(drawn(shares, n)),
            );
            return {
              key,
              change: rangeOfChange(scores),
              matched: matchedChange(scores),
              nNow: n,
              nBefore: n,
            };
          }),
        ).size;
      expect(told / rounds).toBeLessThanOrEqual(0.5);
    }
  },
);

test('a level that all agree on is told, without a range', () => {
  const alike = Array<number>(8).fill(4);
  expect(rangeOfLevel(alike)).toBeNull();
  expect([levelOf(alike), mean(alike)]).toEqual(['above', 4]);
});
