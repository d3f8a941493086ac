import type { IndicativeChange, SessionResponse } from '@lqc/contracts';
import { average, count } from '../../lib/format';
import { copy } from './copy';

/** An indicator's average of a year ago. */
export interface YearAgo {
  readonly average: string;
  /** How many answered. */
  readonly n: string;
}

/** An indicator's average of a year ago as it is written; null without that quarter or an answer in it. */
export function yearAgoOf(
  { key, last_year: lastYear }: IndicativeChange,
  { quarters }: SessionResponse,
): YearAgo | null {
  const figure = quarters.last_year?.indicators.find((one) => one.key === key);
  return lastYear && figure ? { average: average(lastYear.average), n: count(figure.n) } : null;
}

/** The same in words. */
export const yearAgoSaid = ({ average: value, n }: YearAgo): string => copy.lastYear(value, n);
