import type { QuarterlyFile } from '@lqc/contracts';
import { quarterNumber } from './latest-first';

const QUARTERS_OF_A_YEAR = 4;

/** The quarters of an analysis by their files' ids; '' where none is chosen. */
export interface ChosenQuarters {
  readonly now: string;
  readonly before: string;
  readonly lastYear: string;
}

/**
 * The quarters that an analysis usually takes: the latest (or `now`), the one before it, and the
 * same of the year before where it is stored. `files` stand latest first.
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
    // A gap in the quarters, or files without any: the next in their order.
    before: back(1) ?? earlier[0]?.id ?? '',
    lastYear: back(QUARTERS_OF_A_YEAR) ?? '',
  };
}
