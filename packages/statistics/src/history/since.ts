import { type HistoryFinding, mayTell } from '@lqc/contracts';
import { halfOfRange } from '../changes/range.js';
import { standardErrorOfChange } from '../changes/range-of-change.js';
import { MILLIONTHS } from '../millionths.js';
import { meanOfSums, type ScoreSums, varianceOfSums } from './sums.js';

/** An earlier quarter: its scores, and sums over the companies matched with the current quarter. */
export interface EarlierQuarter {
  readonly quarterId: string;
  readonly sums: ScoreSums;
  /**
   * The companies with exactly one score in each quarter: their number, the sums of their scores in whole
   * millionths, and the sum of the products of their two scores.
   */
  readonly shared: {
    readonly n: number;
    readonly now: number;
    readonly earlier: number;
    readonly products: number;
  };
}

type Side = 'higher' | 'lower' | 'same';

/**
 * How the current quarter compares with the earlier ones: the highest or lowest since a quarter (the latest
 * one that is on the other side or not distinguishable; null when there is none), or level with a number of
 * them, the oldest of which it names. Null when no quarter can be compared. Two quarters are distinguishable by the range
 * of a change (`rangeOfChange`).
 *
 * @param earlier in chronological order; quarters with too few scores to compare (`mayTell`) are skipped
 */
export function findingSince(
  now: ScoreSums,
  earlier: readonly EarlierQuarter[],
): HistoryFinding | null {
  if (!mayTell('change', now.n)) return null;
  const sides = earlier
    .filter(({ sums }) => mayTell('change', sums.n))
    .map((one) => ({ id: one.quarterId, side: comparedWith(now, one) }))
    .toReversed();
  const [latest] = sides;
  if (!latest) return null;
  if (latest.side === 'same') {
    const unlike = sides.findIndex(({ side }) => side !== 'same');
    const quarters = unlike === -1 ? sides.length : unlike;
    return { kind: 'level', quarters, since: sides[quarters - 1]!.id };
  }
  const since = sides.find(({ side }) => side !== latest.side)?.id ?? null;
  return { kind: latest.side === 'higher' ? 'highest' : 'lowest', quarters: null, since };
}

function comparedWith(now: ScoreSums, { sums: past, shared }: EarlierQuarter): Side {
  const products =
    shared.products - (shared.now / MILLIONTHS) * (shared.earlier / MILLIONTHS / shared.n);
  const standardError = standardErrorOfChange(
    { n: now.n, variance: varianceOfSums(now) },
    { n: past.n, variance: varianceOfSums(past) },
    { n: shared.n, covariance: products / (shared.n - 1) },
  );
  const half = halfOfRange(standardError, Math.min(now.n, past.n));
  const change = meanOfSums(now) - meanOfSums(past);
  if (Math.abs(change) <= half) return 'same';
  return change > 0 ? 'higher' : 'lower';
}
