import { ROUGH_DECIMALS } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';
import { type Range, roundHalfUp } from '@lqc/statistics';

/** A range as a copy shows it, in charts as in tables: one that leaves has its ends to one decimal. */
export function shownRange<R extends { readonly [End in keyof Range]: number | null }>(
  range: R | null,
  copy: Copy,
): R | null {
  if (range === null || copy === 'internal') return range;
  return { ...range, low: rounded(range.low), high: rounded(range.high) };
}

/** The kind of a column of such ends, of an average's range or a change's: rounded ones show no second digit. */
export const endKind = (of: 'average' | 'change', copy: Copy) => END_KINDS[of][copy];

const END_KINDS = {
  average: { internal: 'average', release: 'roughAverage' },
  change: { internal: 'bound', release: 'roughBound' },
} as const;

const rounded = (value: number | null) =>
  value === null ? null : roundHalfUp(value, ROUGH_DECIMALS);
