import type { Place } from '../charts/value-keys';
import { copy } from './copy';
import type { Drawn, Measure } from './series';

/** A line that is named at its end: all contacts, or a sector. */
export interface NamedLine {
  readonly id: string;
  readonly name: string;
  /** The sector whose contacts it is of; null for contacts of all sectors. */
  readonly sector: string | null;
  readonly drawn: readonly Drawn[];
  readonly look: { readonly stroke: string; readonly width: number };
}

/** A point that is shown, and the line that it lies on. */
export interface LinePoint extends Place {
  readonly line: NamedLine;
  readonly drawn: Drawn;
}

export const LOOK_OF_ALL: NamedLine['look'] = { stroke: 'var(--series-1)', width: 2 };

export const mainLine = (drawn: readonly Drawn[], measure: Measure): NamedLine => ({
  id: 'all',
  name: measure === 'change' ? copy.measures.change : copy.all,
  sector: null,
  drawn,
  look: LOOK_OF_ALL,
});

/** The points that have a value, a row for each line and a column for each quarter. */
export const pointsOf = (lines: readonly NamedLine[]): LinePoint[] =>
  lines.flatMap((line, row) =>
    line.drawn.flatMap((drawn) =>
      drawn.value === null ? [] : [{ line, row, column: drawn.at, drawn }],
    ),
  );
