import type { HistoryPoint } from '@lqc/contracts';
import { averageOfSums } from '../average.js';
import { MILLIONTHS } from '../millionths.js';
import { netBalanceOfSums } from '../net-balance.js';
import { matchedChain } from './chain.js';
import { netRangeOfSums, rangeOfSums, type ScoreSums } from './sums.js';

/** A stored quarter and what is kept of its scores for one indicator. */
export interface QuarterSums {
  readonly quarter_id: string;
  readonly label: string;
  readonly year: number;
  readonly quarter: number;
  /** Interviews, whether or not they answered. */
  readonly contacts: number;
  readonly sums: ScoreSums;
  /** Companies with one score now and one in the stored quarter before. */
  readonly matched: number;
  /** Sum of their changes, in whole millionths. */
  readonly moved: number;
}

/** The history of one indicator, in order of time; averages rounded, all else unrounded. */
export function historyPoints(quarters: readonly QuarterSums[]): HistoryPoint[] {
  const points = quarters.map(({ sums, matched: m, moved, ...quarter }) => ({
    ...quarter,
    n: sums.n,
    average: averageOfSums(sums),
    net_balance: netBalanceOfSums(sums),
    range: rangeOfSums(sums),
    net_range: netRangeOfSums(sums),
    matched: m === 0 ? null : { n: m, change: moved / (m * MILLIONTHS) },
  }));
  const chain = matchedChain(points);
  return points.map((point, at) => ({ ...point, chain: chain[at]! }));
}
