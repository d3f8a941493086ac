import { type IndicativeChange, LIKERT_SCALE } from '@lqc/contracts';
import type { Span } from '@lqc/phrases';

export const STEP = 0.5;

/** The band of an indicator: the earlier average plus the range of the change. */
export function bandOf({ before, range }: Pick<IndicativeChange, 'before' | 'range'>): Span | null {
  return before === null || range === null ? null : [before + range.low, before + range.high];
}

/** The half points that include all averages and bands, within the Likert scale. */
export function spanOf(rows: readonly IndicativeChange[]): Span {
  const values = rows.flatMap((row) => [
    ...(row.now === null ? [] : [row.now]),
    ...(row.before === null ? [] : [row.before]),
    ...(row.last_year ? [row.last_year.average] : []),
    ...(bandOf(row) ?? []),
  ]);
  const { min, max, neutral } = LIKERT_SCALE;
  const low = Math.max(min, Math.floor(Math.min(...values, neutral) / STEP) * STEP);
  const high = Math.min(max, Math.ceil(Math.max(...values, neutral) / STEP) * STEP);
  return [low, high];
}

/** Distinguishable changes, largest first, and the others in the form's order. */
export function inReadingOrder(rows: readonly IndicativeChange[]): {
  told: IndicativeChange[];
  untold: IndicativeChange[];
} {
  return {
    told: rows
      .filter(({ distinguishable }) => distinguishable)
      .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0)),
    untold: rows.filter(({ distinguishable }) => !distinguishable),
  };
}
