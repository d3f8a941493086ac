import type { IndicativeChange } from '@lqc/contracts';
import { LIKERT_SCALE } from '@lqc/contracts';

const STEP = 0.5;

/** The band of an indicator: where its average would lie anywhere inside the range of its change. */
export function bandOf({
  before,
  range,
}: Pick<IndicativeChange, 'before' | 'range'>): [low: number, high: number] | null {
  return before === null || range === null ? null : [before + range.low, before + range.high];
}

/** The half points of the scale that all averages and bands lie between, within the scale. */
export function ticksOf(rows: readonly IndicativeChange[]): number[] {
  const values = rows.flatMap((row) => [
    ...(row.now === null ? [] : [row.now]),
    ...(row.before === null ? [] : [row.before]),
    ...(row.last_year ? [row.last_year.average] : []),
    ...(bandOf(row) ?? []),
  ]);
  const { min, max, neutral } = LIKERT_SCALE;
  const low = Math.max(min, Math.floor(Math.min(...values, neutral) / STEP) * STEP);
  const high = Math.min(max, Math.ceil(Math.max(...values, neutral) / STEP) * STEP);
  return Array.from({ length: Math.round((high - low) / STEP) + 1 }, (_, at) => low + at * STEP);
}

/** Told apart first, the largest change on top; the others stay in the form's order, unranked. */
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
