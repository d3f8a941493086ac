import type { HistoryFinding, HistoryPoint } from '@lqc/contracts';
import { average, change, decimal } from '../../lib/format';
import { findingText, shortQuarter } from './copy';
import type { Drawn, Measure } from './series';

const FIGURES = {
  average,
  balance: decimal,
  change,
} as const satisfies Record<Measure, (value: number) => string>;

/** A figure in the measure's own decimals. */
export const figure = (value: number | null, measure: Measure) =>
  value === null ? '–' : FIGURES[measure](value);

/** A quarter's figures in the table beside a chart, in the order of `copy.columns` behind the indicator. */
export const figuresOf = (point: HistoryPoint): readonly (string | number)[] => [
  shortQuarter(point),
  point.n,
  figure(point.average, 'average'),
  figure(point.range?.low ?? null, 'average'),
  figure(point.range?.high ?? null, 'average'),
  figure(point.net_balance, 'balance'),
  figure(point.matched?.change ?? null, 'change'),
  point.matched?.n ?? 0,
];

/** What a screen reader says of a chart: its finding and every value. */
export function spoken(
  label: string,
  finding: HistoryFinding | null | undefined,
  drawn: readonly Drawn[],
  measure: Measure,
) {
  const values = drawn.map(
    ({ point, value }) => `${shortQuarter(point)} ${figure(value, measure)} (n ${point.n})`,
  );
  const points = drawn.map(({ point }) => point);
  return [label, findingText(finding, points), values.join('; ')].filter(Boolean).join('. ');
}
