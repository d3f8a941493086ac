import type { HistoryPoint } from '@lqc/contracts';
import { averageOfSums } from '../average.js';
import { MILLIONTHS } from '../millionths.js';
import { netBalanceOfSums } from '../net-balance.js';
import { netRangeOfSums, rangeOfSums, type ScoreSums } from './sums.js';

/** A stored quarter and the sums of its scores for one indicator. */
export interface QuarterSums {
  readonly quarter_id: string;
  readonly label: string;
  readonly year: number;
  readonly quarter: number;
  /** Interviews in the quarter, whether or not they answered the indicator. */
  readonly contacts: number;
  readonly sums: ScoreSums;
  /** Companies with exactly one score in this quarter and one in the stored quarter before it. */
  readonly matched: number;
  /** The sum of these companies' changes, in whole millionths. */
  readonly moved: number;
}

/** What a history tells of one quarter's scores; average and net balance are rounded. */
export const levelOfSums = (sums: ScoreSums) => ({
  n: sums.n,
  average: averageOfSums(sums),
  net_balance: netBalanceOfSums(sums),
  range: rangeOfSums(sums),
  net_range: netRangeOfSums(sums),
});

/**
 * The history of one indicator. Averages and net balances are rounded, other figures unrounded.
 *
 * @param quarters in chronological order
 */
export function historyPoints(quarters: readonly QuarterSums[]): HistoryPoint[] {
  return quarters.map(({ sums, matched: m, moved, ...quarter }) => ({
    ...quarter,
    ...levelOfSums(sums),
    matched: m === 0 ? null : { n: m, change: moved / (m * MILLIONTHS) },
  }));
}
