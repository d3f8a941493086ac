import { factValue, type QuarterRole } from '@lqc/contracts';
import { average, count } from '../../lib/format';
import type { Conclusion } from './api';
import { copy } from './copy';

/** An average that a conclusion is about, with the number of valid answers behind it. */
export interface KeptAverage {
  readonly value: string;
  /** `n = 37`, or that it was not kept; null where there is no average. */
  readonly n: string | null;
}

/**
 * The averages of now and before that were kept with a conclusion, with their n; null where it is about the
 * whole survey, a sector or profiles, which have no average of their own.
 */
export function averagesOf(
  one: Conclusion,
): { readonly now: KeptAverage; readonly before: KeptAverage } | null {
  const { avg_now: now, avg_before: before, indicator: subject, facts } = one;
  if (now === null && before === null) return null;
  const kept = (value: number | null, quarter: QuarterRole): KeptAverage => {
    const n = factValue(facts, { kind: 'answers', subject, quarter });
    const said = n === null ? copy.nNotKept : copy.n(count(n));
    return { value: average(value), n: value === null ? null : said };
  };
  return { now: kept(now, 'now'), before: kept(before, 'before') };
}

/** `3,10 (n = 37)` */
export const averageText = ({ value, n }: KeptAverage) => (n === null ? value : `${value} (${n})`);
