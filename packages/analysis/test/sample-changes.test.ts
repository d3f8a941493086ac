import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type IndicatorKey,
  indicatorOf,
  LIKERT_INDICATORS,
  type SectorWeights,
} from '@lqc/contracts';
import {
  matchedChange,
  matchScores,
  rangeOfChange,
  rangeOfLevel,
  rangeOfNetBalance,
  weightedNetBalance,
} from '@lqc/statistics';
import {
  companyScores,
  indicativeChanges,
  panelOf,
  type Quarter,
  sessionExpectations,
  weightedNetBalances,
  withinSector,
} from '../src/index.js';
import { sampleQuarter } from '../src/testing/index.js';

// The figures to hold are worked out by expected-sample-changes.py, which shares no code with this
// project.

interface Range {
  readonly low: number;
  readonly high: number;
}
interface Change {
  readonly n: [matched: number, entered: number, left: number];
  readonly range: (Range & { change: number; se: number }) | null;
  readonly matched: { n: number; change: number; low: number | null; high: number | null } | null;
  readonly panel: Record<'moved' | 'entered' | 'left', number> | null;
}
interface Indicator {
  readonly change: Change;
  readonly sectors: [
    sector: string | null,
    within: number,
    composition: number,
    now: number,
    before: number,
  ][];
  readonly level: (Range & { nb_low: number; nb_high: number }) | null;
  readonly weighted: (Range & { balance: number; coverage: number }) | null;
  readonly within?: Record<string, Change>;
}
type Rates = Record<'hit_rate' | 'bias' | 'baseline' | 'skill', number | null>;
interface Pair {
  readonly now: string;
  readonly before: string;
  readonly headlines: string[];
  readonly indicators: Record<string, Indicator>;
  readonly expectations: Record<string, Rates & { n: number; matrix: number[][] }>;
}

const EXPECTED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'expected-sample-changes.json'), 'utf8'),
) as { weights: Record<string, number>; pairs: Pair[] };

const WEIGHTS = {
  as_of: '2025-02-05',
  source: 'BPS',
  weights: Object.entries(EXPECTED.weights).map(([sector, weight]) => ({ sector, weight })),
} as SectorWeights;
/** Half of the fourth decimal, and what the two quantiles of Student's t differ by. */
const HALF_OF_FOUR_DECIMALS = 0.000_05 + 1e-6;

const quarters = new Map<string, Quarter>();

beforeAll(async () => {
  for (const label of new Set(EXPECTED.pairs.flatMap(({ now, before }) => [now, before])))
    quarters.set(label, await sampleQuarter(label));
});

function expectNear(actual: number | null | undefined, wanted: number | null | undefined) {
  if (wanted === null || wanted === undefined) return expect(actual ?? null).toBeNull();
  expect(Math.abs(actual! - wanted)).toBeLessThan(1e-6);
}

function expectChange(now: Quarter, before: Quarter, key: IndicatorKey, wanted: Change) {
  const scores = matchScores(companyScores(now, key), companyScores(before, key));
  const range = rangeOfChange(scores);
  expectNear(range?.change, wanted.range?.change);
  expectNear(range?.standardError, wanted.range?.se);
  expectNear(range?.range.low, wanted.range?.low);
  expectNear(range?.range.high, wanted.range?.high);
  const matched = matchedChange(scores);
  expectNear(matched?.change, wanted.matched?.change);
  expectNear(matched?.range?.low, wanted.matched?.low);
  expectNear(matched?.range?.high, wanted.matched?.high);
  const panel = panelOf(now, before, key);
  const { matched: m, entered, left } = panel.n;
  expect([m, entered, left]).toEqual(wanted.n);
  for (const part of ['moved', 'entered', 'left'] as const)
    expectNear(panel[part], wanted.panel?.[part]);
}

describe.each(EXPECTED.pairs)('$now after $before', (expected) => {
  const now = () => quarters.get(expected.now)!;
  const before = () => quarters.get(expected.before)!;

  test.each(LIKERT_INDICATORS)('$label moved as was worked out elsewhere', ({ key, label }) => {
    const wanted = expected.indicators[label]!;
    expectChange(now(), before(), key, wanted.change);
    const { sectors } = panelOf(now(), before(), key);
    expect(sectors).toHaveLength(wanted.sectors.length);
    for (const [sector, within, composition, n, n0] of wanted.sectors) {
      const one = sectors.find((candidate) => candidate.sector === sector)!;
      expect([one.n_now, one.n_before]).toEqual([n, n0]);
      expectNear(one.within, within);
      expectNear(one.composition, composition);
    }
    for (const [sector, change] of Object.entries(wanted.within ?? {}))
      expectChange(withinSector(now(), sector), withinSector(before(), sector), key, change);
    const scores = companyScores(now(), key);
    const plain = scores.map(({ score }) => score);
    expectNear(rangeOfLevel(plain)?.low, wanted.level?.low);
    expectNear(rangeOfLevel(plain)?.high, wanted.level?.high);
    const share = (percent: number | null | undefined) => percent && percent / 100;
    expectNear(share(rangeOfNetBalance(plain)?.low), share(wanted.level?.nb_low));
    expectNear(share(rangeOfNetBalance(plain)?.high), share(wanted.level?.nb_high));
    const weighted = weightedNetBalance(scores, new Map(Object.entries(EXPECTED.weights)));
    expectNear(weighted?.balance, wanted.weighted?.balance);
    expectNear(weighted?.range?.low, wanted.weighted?.low);
    expectNear(weighted?.range?.high, wanted.weighted?.high);
    expectNear(weighted?.coverage, wanted.weighted?.coverage);
  });

  test('the headlines are those that were worked out elsewhere', () => {
    const told = indicativeChanges(now(), before()).filter(({ headline }) => headline);
    expect(told.map(({ indicator }) => indicator)).toEqual(expected.headlines);
  });

  test('the weighted net balances are those that were worked out elsewhere', () => {
    const told = weightedNetBalances(now(), before(), WEIGHTS);
    expect([told.as_of, told.source]).toEqual([WEIGHTS.as_of, WEIGHTS.source]);
    for (const { indicator, now: weighted } of told.indicators) {
      const wanted = expected.indicators[indicator]!.weighted;
      if (!wanted) expect(weighted).toBeNull();
      else
        for (const figure of ['balance', 'low', 'high', 'coverage'] as const)
          expect(Math.abs(weighted![figure]! - wanted[figure])).toBeLessThan(HALF_OF_FOUR_DECIMALS);
    }
  });

  test('expectations meet the outcomes that were worked out elsewhere', () => {
    for (const pair of sessionExpectations(now(), before()).pairs) {
      const wanted = expected.expectations[indicatorOf(pair.expectation).label]!;
      expect([pair.n, pair.matrix]).toEqual([wanted.n, wanted.matrix]);
      for (const rate of ['hit_rate', 'bias', 'baseline', 'skill'] as const)
        expectNear(pair[rate], wanted[rate]);
    }
  });
});
