import type { IndicatorChange } from '@lqc/contracts';

const SHOWN = 3;

/** The largest changes, without those based on fewer than 10 answers. */
export function largestChanges(changes: readonly IndicatorChange[]): IndicatorChange[] {
  return changes.filter(({ small_sample: small }) => !small).slice(0, SHOWN);
}
