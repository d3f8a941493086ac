import { type AnswersDisclosure, figureOf, groupDisclosures, type Quarter } from '@lqc/analysis';
import type { Copy, IndicatorFigure, IndicatorKey } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { netBalance } from '@lqc/statistics';
import { shownAverage } from '../../shown-average.js';
import type { Tone } from '../house-style.js';
import { type Column, KINDS } from '../table.js';

/** A figure over all contacts, with what a copy shows of it. */
export interface DisclosedFigure {
  readonly figure: IndicatorFigure;
  readonly disclosure: AnswersDisclosure;
}

/** An indicator's figure over all contacts of a quarter, with what the copy shows of it. */
export const disclosedFigure = (
  quarter: Quarter,
  key: IndicatorKey,
  copy: Copy,
): DisclosedFigure => ({
  figure: figureOf(quarter.indicators, key),
  disclosure: groupDisclosures(quarter, copy).all(key),
});

const NOT_THERE = { value: null, disclosure: 'open' } as const;

/** The columns for n, marked when it is small, and average of a quarter, or of the quarters of the rows. */
export function figureColumns<Row>(
  period: string | null,
  of: (row: Row) => DisclosedFigure | null,
): Column<Row>[] {
  const shown = (row: Row) => {
    const own = of(row);
    return own ? shownAverage(own.figure.average, own.disclosure) : NOT_THERE;
  };
  return [
    {
      header: period === null ? say.column.n : say.column.nOf(period),
      kind: 'count',
      width: 12,
      value: (row) => of(row)?.figure.n ?? null,
      tone: (row) => (of(row)?.figure.small_sample ? 'low' : undefined),
      disclosure: (row) => of(row)?.disclosure.n ?? 'open',
    },
    {
      header: period === null ? say.column.average : say.column.averageOf(period),
      kind: 'average',
      width: 14,
      value: (row) => shown(row).value,
      disclosure: (row) => shown(row).disclosure,
    },
  ];
}

const STATUS_TONES: Record<string, Tone | undefined> = { Tinggi: 'high', Rendah: 'low' };

/** The columns for status and net balance of a quarter's figure, or of the figures of the rows. */
export const standingColumns = <Row>(
  of: (row: Row) => DisclosedFigure,
  balanceWidth = KINDS.points.width,
): Column<Row>[] => [
  {
    header: say.column.status,
    kind: 'text',
    width: 10,
    value: (row) => of(row).figure.status,
    tone: (row) => STATUS_TONES[of(row).figure.status ?? ''],
    disclosure: (row) => of(row).disclosure.average,
  },
  {
    header: say.column.netBalance,
    kind: 'points',
    width: balanceWidth,
    value: (row) => netBalance(of(row).figure),
    disclosure: (row) => of(row).disclosure.sides,
  },
];
