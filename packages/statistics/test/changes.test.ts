import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import {
  type CompanyScore,
  disagreement,
  expectationFigures,
  headlines,
  levelOf,
  matchedChange,
  matchScores,
  panelSplit,
  rangeOfChange,
  rangeOfLevel,
  rangeOfNetBalance,
  sectorSplit,
  sharesOf,
  weightedNetBalance,
} from '../src/index.js';

// The figures to hold are worked out by expected-changes.py, which shares no code with this project.

type Row = [company: string, sector: string | null, score: number];
interface Case {
  name: string;
  now: Row[];
  before: Row[];
  change: {
    n: [matched: number, entered: number, left: number];
    range: { change: number; se: number; low: number; high: number } | null;
    matched: { n: number; change: number; low: number | null; high: number | null } | null;
    panel: { moved: number; entered: number; left: number } | null;
  };
  sectors: [sector: string | null, within: number, composition: number, n: number, n0: number][];
  level: Record<'low' | 'high' | 'nb_low' | 'nb_high' | 'disagreement', number> | null;
  weighted: (Record<'balance' | 'coverage', number> & Record<'low' | 'high', number | null>) | null;
  expectation: ReturnType<typeof expectationFigures>;
}

const file = join(import.meta.dirname, 'expected-changes.json');
const expected: { weights: Record<string, number>; cases: Case[]; headlines: number[] } =
  JSON.parse(readFileSync(file, 'utf8'));

const scoresOf = (rows: readonly Row[]): CompanyScore[] =>
  rows.map(([company, sector, score]) => ({ company, name: company, sector, score }));
const plain = (rows: readonly Row[]) => rows.map(([, , score]) => score);

function expectNear(actual: number | null | undefined, wanted: number | null | undefined) {
  if (wanted === null || wanted === undefined) return expect(actual ?? null).toBeNull();
  expect(Math.abs(actual! - wanted)).toBeLessThan(1e-6);
}

describe.each(expected.cases.map((one) => [one.name, one] as const))('%s', (_name, one) => {
  const matching = matchScores(scoresOf(one.now), scoresOf(one.before));

  test('every answer is matched, entered or left', () => {
    const { matched, entered, left } = matching;
    expect([matched.length, entered.length, left.length]).toEqual(one.change.n);
  });

  test('the change has the range that was worked out elsewhere', () => {
    const range = rangeOfChange(matching);
    expectNear(range?.change, one.change.range?.change);
    expectNear(range?.standardError, one.change.range?.se);
    expectNear(range?.range.low, one.change.range?.low);
    expectNear(range?.range.high, one.change.range?.high);
  });

  test('the matched change has its own range from ten companies on', () => {
    const matched = matchedChange(matching);
    expect(matched?.n).toBe(one.change.matched?.n);
    expectNear(matched?.change, one.change.matched?.change);
    expectNear(matched?.range?.low, one.change.matched?.low);
    expectNear(matched?.range?.high, one.change.matched?.high);
  });

  test('moved, entered and left are those that were worked out elsewhere', () => {
    const split = panelSplit(matching);
    for (const part of ['moved', 'entered', 'left'] as const)
      expectNear(split?.[part], one.change.panel?.[part]);
  });

  test('each sector has its part within and by composition', () => {
    const split = sectorSplit(matching.now, matching.before);
    expect(split.map(({ sector, n_now, n_before }) => [sector, n_now, n_before])).toEqual(
      one.sectors.map(([sector, , , n, n0]) => [sector, n, n0]),
    );
    split.forEach(({ within, composition }, at) => {
      expectNear(within, one.sectors[at]![1]);
      expectNear(composition, one.sectors[at]![2]);
    });
  });

  test('levels have their ranges', () => {
    const scores = plain(one.now);
    expectNear(rangeOfLevel(scores)?.low, one.level?.low);
    expectNear(rangeOfLevel(scores)?.high, one.level?.high);
    expectNear(rangeOfNetBalance(scores)?.low, one.level?.nb_low);
    expectNear(rangeOfNetBalance(scores)?.high, one.level?.nb_high);
    const shares = scores.length > 1 ? sharesOf(scores) : null;
    expectNear(shares && disagreement(shares), one.level?.disagreement);
  });

  test('the weighted net balance counts sectors with three answers, and the others in a pool', () => {
    const weighted = weightedNetBalance(matching.now, new Map(Object.entries(expected.weights)));
    expectNear(weighted?.balance, one.weighted?.balance);
    expectNear(weighted?.range?.low, one.weighted?.low);
    expectNear(weighted?.range?.high, one.weighted?.high);
    expectNear(weighted?.coverage, one.weighted?.coverage);
  });

  test('expectations are held against outcomes', () => {
    const figures = expectationFigures(matching.before, matching.now);
    expect(figures.matrix).toEqual(one.expectation.matrix);
    expect(figures.n).toBe(one.expectation.n);
    for (const rate of ['hit_rate', 'bias', 'baseline', 'skill'] as const)
      expectNear(figures[rate], one.expectation[rate]);
  });
});

test('headlines are those of Benjamini and Hochberg', () => {
  const candidates = expected.cases.map(({ now, before }, key) => ({
    key,
    change: rangeOfChange(matchScores(scoresOf(now), scoresOf(before))),
    matched: matchedChange(matchScores(scoresOf(now), scoresOf(before))),
    nNow: now.length,
    nBefore: before.length,
  }));
  expect([...headlines(candidates)].sort((a, b) => a - b)).toEqual(expected.headlines);
});

test('a level is named from five answers on, and neutral while its range includes 3', () => {
  expect(levelOf([4, 4, 4, 4])).toBeNull();
  expect(levelOf([4, 4, 4, 4, 4])).toBe('above');
  expect(levelOf([2, 2, 2, 2, 3])).toBe('below');
  expect(levelOf([1, 2, 3, 4, 5])).toBe('neutral');
  expect(levelOf([3, 3, 3, 3, 3])).toBe('neutral');
});

const quarter = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 12 }).map((firm) => `firm ${firm}`),
    fc.constantFrom('A', 'B', 'C', null),
    fc.integer({ min: 2, max: 10 }).map((half) => half / 2),
  ),
  { maxLength: 25 },
);

test('both splits add up to the unrounded change, whoever came and went', () => {
  fc.assert(
    fc.property(quarter, quarter, (now, before) => {
      if (now.length === 0 || before.length === 0) return;
      const change =
        plain(now).reduce((sum, score) => sum + score, 0) / now.length -
        plain(before).reduce((sum, score) => sum + score, 0) / before.length;
      const matching = matchScores(scoresOf(now), scoresOf(before));
      const panel = panelSplit(matching);
      if (panel)
        expect(Math.abs(panel.moved + panel.entered + panel.left - change)).toBeLessThan(1e-9);
      const sectors = sectorSplit(matching.now, matching.before);
      const sum = sectors.reduce((total, one) => total + one.within + one.composition, 0);
      expect(Math.abs(sum - change)).toBeLessThan(1e-9);
    }),
    { numRuns: 500 },
  );
});
