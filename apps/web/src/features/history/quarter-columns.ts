import { quarterNumeral, quartersBetween, type StoredQuarter } from '@lqc/contracts';
import { copy } from './copy';

const isAfterGap = (quarters: readonly StoredQuarter[], at: number): boolean =>
  at > 0 && quartersBetween(quarters[at - 1]!, quarters[at]!) > 1;

/**
 * Quarters as columns of a grid: `III`, and the year below the first one of it. A year of which one quarter
 * alone is shown has no room for its whole name beside that of the next one: `’24`.
 */
export const quarterColumns = (quarters: readonly StoredQuarter[]) =>
  quarters.map((one, at) => {
    const isFirst = quarters[at - 1]?.year !== one.year;
    const isAlone = quarters[at + 1]?.year !== one.year;
    const year = isAlone ? `’${String(one.year).slice(-2)}` : String(one.year);
    return {
      id: one.quarter_id,
      label: quarterNumeral(one.quarter),
      below: isFirst ? year : '',
      isAfterGap: isAfterGap(quarters, at),
      isLatest: at === quarters.length - 1,
    };
  });

/** What the line before a column means; null where no quarter between the columns is missing. */
export const gapNote = (quarters: readonly StoredQuarter[]): string | null =>
  quarters.some((_, at) => isAfterGap(quarters, at)) ? copy.gap : null;
