import {
  type HistoryCell,
  type HistoryPoint,
  LIKERT_SCALE,
  mayTell,
  orderOf,
} from '@lqc/contracts';
import type { LinePoint, Span } from '@lqc/phrases';

/** `change`: of the companies that answered in the quarter and in the stored one before it. */
export type Measure = 'average' | 'balance' | 'change';

/** A point of a line; with too few answers it is hatched instead of drawn. */
export interface Drawn extends LinePoint {
  readonly point: HistoryPoint;
  readonly isSmall: boolean;
}

export const NEUTRAL = {
  average: LIKERT_SCALE.neutral,
  balance: 0,
  change: 0,
} as const satisfies Record<Measure, number>;
/** What lies between two values that a scale names. */
export const STEP = {
  average: 0.5,
  balance: 25,
  change: 0.5,
} as const satisfies Record<Measure, number>;

/** The points of an indicator's history, each with the n of its value; a change of the same companies has no range. */
export function drawnOf(points: readonly HistoryPoint[], measure: Measure): Drawn[] {
  return points.map((point) => {
    if (measure === 'balance') return drawn(point, point.net_balance, point.net_range);
    if (measure === 'average') return drawn(point, point.average, point.range);
    const { n, change } = point.matched ?? { n: 0, change: null };
    // With nobody to compare, as in the first quarter, there is nothing that is too small.
    return {
      ...drawn({ ...point, n }, change, null, 'change'),
      ...(n === 0 && { isSmall: false }),
    };
  });
}

/** A sector's points beside those of all contacts, without ranges, in the same quarters. */
export function drawnOfSector(
  points: readonly HistoryPoint[],
  cells: readonly HistoryCell[],
  measure: Measure,
): Drawn[] {
  return points.map((point) => {
    const cell = cells.find(({ quarter_id: id }) => id === point.quarter_id);
    const value = measure === 'balance' ? cell?.net_balance : cell?.average;
    return drawn({ ...point, n: cell?.n ?? 0 }, value ?? null, null);
  });
}

function drawn(
  point: HistoryPoint,
  value: number | null,
  range: HistoryPoint['range'],
  telling: 'level' | 'change' = 'level',
): Drawn {
  const isSmall = !mayTell(telling, point.n);
  const shown = isSmall ? { value: null, range: null } : { value, range };
  return {
    point,
    at: orderOf(point),
    value: shown.value,
    low: shown.range?.low ?? null,
    high: shown.range?.high ?? null,
    isSmall,
  };
}

/** The common scale of several charts: all drawn values and ranges, and neutral. */
export function scaleOf(all: readonly (readonly Drawn[])[], measure: Measure): Span {
  const values = all
    .flat()
    .flatMap(({ value, low, high }) => [value, low, high])
    .filter((value) => value !== null);
  const step = STEP[measure];
  const low = Math.min(NEUTRAL[measure] - step, ...values);
  const high = Math.max(NEUTRAL[measure] + step, ...values);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}
