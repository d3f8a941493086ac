import type { Disclosure } from '@lqc/analysis';
import type { Shade } from '@lqc/phrases';
import type { Tone } from './house-style.js';
import type { ChartPart } from './parts/chart-part.js';

/** What a column holds: decides format, alignment and what stands where there is nothing. */
export type ColumnKind =
  | 'text'
  | 'prose'
  | 'average'
  | 'score'
  | 'count'
  | 'share'
  | 'points'
  | 'change'
  | 'scoreChange'
  | 'bound'
  | 'roughAverage'
  | 'roughBound'
  | 'date';

/** One column of a sheet's table. */
export interface Column<Row> {
  readonly header: string;
  /** A heading over neighbouring columns of the same group. */
  readonly group?: string;
  /** Neighbouring columns of the same name here are printed on one page. */
  readonly together?: string;
  readonly kind: ColumnKind;
  /** In characters; without it the kind's own. */
  readonly width?: number;
  /** Percentages are given as 62.1, and written as Excel writes 62.1 %; days as ISO dates. */
  readonly value: (row: Row) => string | number | null;
  /** For columns whose rows differ; the column's own kind unless told. */
  readonly kindOf?: (row: Row) => ColumnKind;
  readonly tone?: (row: Row) => Tone | undefined;
  /** How the group behind a row's figure stands in this copy; open unless told. */
  readonly disclosure?: (row: Row) => Disclosure;
}

/** A sheet: what it is about, and one table. */
export interface TableSheet<Row> {
  readonly name: string;
  readonly title: string;
  /** Period, n and remarks, each on a line under the title. */
  readonly notes: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly rows: Iterable<Row>;
  /** Columns that stay in view; the first one unless told. */
  readonly frozenColumns?: number;
  /** Rows that can be folded away under the row above them. */
  readonly isDetail?: (row: Row) => boolean;
  /** Charts of the table's own cells, below it. */
  readonly charts?: readonly TableChart[];
}

/** A chart of columns of its sheet's table, without rows that can be folded away. */
export interface TableChart extends Pick<
  ChartPart,
  'title' | 'kind' | 'numberFormat' | 'labelFormat' | 'bounds'
> {
  readonly series: readonly (Pick<Column<never>, 'header' | 'group'> & {
    readonly shade?: Shade;
  })[];
  /** Rows at the table's end that it leaves out. */
  readonly withoutLast?: number;
}

interface KindFormat {
  readonly numberFormat?: string;
  /** Digits after the comma that are shown; figures of other kinds are shown as they are. */
  readonly decimals?: number;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly wrap: boolean;
  readonly missing: string | null;
}

const figure = (
  numberFormat: string,
  missing: string | null = null,
  decimals?: number,
): KindFormat => ({
  numberFormat,
  ...(decimals !== undefined && { decimals }),
  width: 11,
  align: 'right',
  wrap: false,
  missing,
});

export const KINDS: Record<ColumnKind, KindFormat> = {
  text: { width: 30, align: 'left', wrap: true, missing: null },
  prose: { width: 70, align: 'left', wrap: true, missing: null },
  average: figure('0.00', 'N/A', 2),
  // General: 4 stays 4, and 4,5 stays 4,5.
  score: figure('General'),
  count: figure('#,##0'),
  share: figure('0.0%', 'N/A', 1),
  points: figure('+0.0;-0.0;0.0', 'N/A', 1),
  change: figure('+0.00;-0.00;0.00', 'N/A', 2),
  scoreChange: figure('+General;-General;0'),
  // An end of a range is no rise or fall.
  bound: figure('+0.00;-0.00;0.00', 'N/A', 2),
  // Ends of ranges that leave; a second digit would be none of theirs.
  roughAverage: figure('0.0', 'N/A', 1),
  roughBound: figure('+0.0;-0.0;0.0', 'N/A', 1),
  // A day, with its month in Indonesian.
  date: { numberFormat: '[$-421]d mmm yyyy', width: 13, align: 'left', wrap: false, missing: null },
};
