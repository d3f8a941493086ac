import type { QuarterlyFile } from '@lqc/contracts';
import { quarterNumber } from './latest-first';

const QUARTERS_OF_A_YEAR = 4;

/** File ids of the chosen quarters of an analysis; '' when none is chosen. */
export interface ChosenQuarters {
  readonly now: string;
  readonly before: string;
  readonly lastYear: string;
}

/**
 * The usual quarters of an analysis: the latest (or `now`), the previous one, and the same quarter
 * of last year if it is stored. `files` must be sorted latest first.
 */
export function preselected(
  files: readonly Pick<QuarterlyFile, 'id' | 'year' | 'quarter'>[],
  now = files[0],
): ChosenQuarters {
  if (!now) return { now: '', before: '', lastYear: '' };
  const at = quarterNumber(now);
  const earlier = files.slice(files.findIndex(({ id }) => id === now.id) + 1);
  const back = (quarters: number) =>
    earlier.find((one) => at !== null && quarterNumber(one) === at - quarters)?.id;
  return {
    now: now.id,
    // The previous quarter is not stored, or files have no quarters: take the next file in order.
    before: back(1) ?? earlier[0]?.id ?? '',
    lastYear: back(QUARTERS_OF_A_YEAR) ?? '',
  };
}
