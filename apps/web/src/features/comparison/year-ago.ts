import type { IndicativeChange, SessionResponse } from '@lqc/contracts';
import { average, count } from '../../lib/format';
import { copy } from './copy';

/** An indicator's average in the quarter that stands for a year ago, which may be another. */
export interface YearAgo {
  readonly quarter: string;
  readonly average: string;
  /** How many answered. */
  readonly n: string;
}

/** An indicator's average of a year ago as it is written; null without that quarter or an answer in it. */
export function yearAgoOf(
  { key, last_year: lastYear }: IndicativeChange,
  { quarters }: SessionResponse,
): YearAgo | null {
  const quarter = quarters.last_year;
  const figure = quarter?.indicators.find((one) => one.key === key);
  return lastYear && figure
    ? { quarter: quarter!.source.label, average: average(lastYear.average), n: count(figure.n) }
    : null;
}

/** The same in words. */
export const yearAgoSaid = ({ quarter, average: value, n }: YearAgo): string =>
  copy.lastYear(quarter, value, n);
