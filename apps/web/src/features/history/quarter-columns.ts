import { quarterNumeral, type StoredQuarter } from '@lqc/contracts';

/**
 * Quarters as columns of a grid: `III`, and the year below the first one of it. A year whose last quarter
 * alone is shown has no room for its name beside that of the next one.
 */
export const quarterColumns = (quarters: readonly StoredQuarter[]) =>
  quarters.map((one, at) => ({
    id: one.quarter_id,
    label: quarterNumeral(one.quarter),
    below:
      quarters[at - 1]?.year !== one.year && quarters[at + 1]?.year === one.year
        ? String(one.year)
        : '',
    isLatest: at === quarters.length - 1,
  }));
