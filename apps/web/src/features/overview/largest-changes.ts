import type { IndicatorChange } from '@lqc/contracts';

const SHOWN = 3;

/** The largest changes; those that rest on fewer than 10 answers are not ranked. */
export function largestChanges(changes: readonly IndicatorChange[]): IndicatorChange[] {
  return changes.filter(({ small_sample: small }) => !small).slice(0, SHOWN);
}
