import type { HistoryPoint } from '@lqc/contracts';

export type Measure = 'average' | 'balance';
export type Who = 'all' | 'matched';

/** A point of a line: quarter, value and range; the value is null when it is not shown. */
export interface Drawn {
  readonly point: HistoryPoint;
  readonly at: number;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly isSmall: boolean;
}

/** A point with fewer answers is hatched instead of drawn. */
const SHOWN_FROM = 5;

export const NEUTRAL = { average: 3, balance: 0 } as const satisfies Record<Measure, number>;

/** The points of an indicator's history; the chain of the same companies has no range. */
export function drawnOf(points: readonly HistoryPoint[], measure: Measure, who: Who): Drawn[] {
  return points.map((point) => {
    const isSmall = point.n < SHOWN_FROM;
    const value =
      measure === 'balance' ? point.net_balance : who === 'matched' ? point.chain : point.average;
    const range = measure === 'balance' ? point.net_range : who === 'matched' ? null : point.range;
    return {
      point,
      at: point.year * 4 + point.quarter,
      value: isSmall ? null : value,
      low: isSmall ? null : (range?.low ?? null),
      high: isSmall ? null : (range?.high ?? null),
      isSmall,
    };
  });
}

/** Splits a line into segments at missing quarters and values. */
export function segmentsOf(drawn: readonly Drawn[]): Drawn[][] {
  const segments: Drawn[][] = [];
  for (const one of drawn) {
    if (one.value === null) continue;
    const last = segments.at(-1);
    if (last && one.at - last.at(-1)!.at === 1) last.push(one);
    else segments.push([one]);
  }
  return segments;
}

/** The common scale of several charts: all drawn values and ranges, and neutral. */
export function scaleOf(all: readonly (readonly Drawn[])[], measure: Measure): [number, number] {
  const values = all
    .flat()
    .flatMap(({ value, low, high }) => [value, low, high])
    .filter((value) => value !== null);
  const step = measure === 'average' ? 0.5 : 25;
  const low = Math.min(NEUTRAL[measure] - step, ...values);
  const high = Math.max(NEUTRAL[measure] + step, ...values);
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}
