import { type HistoryFinding, mayTell } from '@lqc/contracts';
import { NORMAL_095 } from '../changes/distributions.js';
import { MILLIONTHS } from '../millionths.js';
import { meanOfSums, type ScoreSums, varianceOfSums } from './sums.js';

/** An earlier quarter beside now: its scores, and what the companies of both have in common. */
export interface EarlierQuarter {
  readonly quarterId: string;
  readonly sums: ScoreSums;
  /** Companies with one score in each; sums of their scores in millionths, and of the products. */
  readonly shared: {
    readonly n: number;
    readonly now: number;
    readonly earlier: number;
    readonly products: number;
  };
}

type Side = 'higher' | 'lower' | 'same';

/**
 * What the latest quarter is beside the ones before: highest or lowest since the latest quarter that
 * it is not told apart from or that lies on its other side (`null`: since the data begin), or level
 * with so many last quarters. Null where nothing can be compared.
 *
 * `earlier` in order of time, all told apart by the range of a change (`rangeOfChange`); quarters
 * with fewer than ten scores are passed over: nothing may be said of a change.
 */
export function findingSince(
  now: ScoreSums,
  earlier: readonly EarlierQuarter[],
): HistoryFinding | null {
  if (!mayTell('change', now.n)) return null;
  const sides = earlier
    .filter(({ sums }) => mayTell('change', sums.n))
    .map((one) => ({ id: one.quarterId, side: sideOf(now, one) }))
    .toReversed();
  const [latest] = sides;
  if (!latest) return null;
  if (latest.side === 'same') {
    const unlike = sides.findIndex(({ side }) => side !== 'same');
    return { kind: 'level', quarters: unlike === -1 ? sides.length : unlike, since: null };
  }
  const since = sides.find(({ side }) => side !== latest.side)?.id ?? null;
  return { kind: latest.side === 'higher' ? 'highest' : 'lowest', quarters: null, since };
}

function sideOf(now: ScoreSums, { sums: then, shared }: EarlierQuarter): Side {
  const covariance =
    shared.n < 2
      ? 0
      : (shared.products - (shared.now / MILLIONTHS) * (shared.earlier / MILLIONTHS / shared.n)) /
        (shared.n - 1);
  const squared =
    varianceOfSums(now) / now.n +
    varianceOfSums(then) / then.n -
    (2 * shared.n * covariance) / (now.n * then.n);
  const half = NORMAL_095 * Math.sqrt(Math.max(0, squared));
  const change = meanOfSums(now) - meanOfSums(then);
  if (Math.abs(change) <= half || change === 0) return 'same';
  return change > 0 ? 'higher' : 'lower';
}
