import type { CSSProperties } from 'react';
import { HATCHED, HatchPattern } from './hatch';
import { linesOf } from './text-lines';
import { type Place, useValueKeys } from './value-keys';

export interface GridCell {
  /** The figure in the cell; without a shade the cell is hatched and shows none. */
  readonly text: string;
  readonly shade: { readonly background: string; readonly color: string } | null;
  /** The cell in words, with its row and column. */
  readonly said: string;
}

interface GridChartProps {
  readonly label: string;
  readonly width: number;
  readonly rows: readonly { readonly id: string; readonly label: string }[];
  readonly columns: readonly {
    readonly id: string;
    readonly label: string;
    /** A small figure below the heading, such as its n. */
    readonly below?: string;
    readonly isLatest?: boolean;
  }[];
  /** What the figures below the headings are. */
  readonly belowLabel?: string;
  readonly cellAt: (row: number, column: number) => GridCell;
  readonly legend: readonly {
    readonly shade: { readonly background: string } | null;
    readonly text: string;
  }[];
  readonly onCell?: (row: number, column: number) => void;
}

/** A letter of 12 px in our font, on the wide side. */
const LETTER = 6.6;
const ROW = 29;
const CELL = { least: 27, most: 52 } as const;
const LABEL_MOST = 196;
/** Headings that are wider than their column lean by so many degrees. */
const LEAN = 50;
const LEGEND_LINE = 22;

const fillOf = (shade: { readonly background: string } | null): CSSProperties => ({
  fill: shade?.background ?? HATCHED,
});

/** Rows by columns of shaded figures; what may not be shown is hatched. Arrow keys walk its cells. */
export function GridChart(props: GridChartProps) {
  const { label, width, rows, columns, belowLabel, cellAt, legend, onCell } = props;
  const labelWidth = Math.min(
    LABEL_MOST,
    width * 0.36,
    Math.max(...rows.map((row) => row.label.length), 8) * LETTER + 12,
  );
  const longest = Math.max(...columns.map((column) => column.label.length), 1) * LETTER;
  const cell = Math.min(CELL.most, Math.max(CELL.least, (width - labelWidth) / columns.length));
  const leans = longest > cell - 2;
  const lean = (LEAN * Math.PI) / 180;
  const overhang = leans ? longest * Math.cos(lean) - cell / 2 : 0;
  const fitted = leans
    ? Math.min(cell, Math.max(CELL.least, (width - labelWidth - overhang) / columns.length))
    : cell;
  const heading = leans ? longest * Math.sin(lean) + 12 : 20;
  const top = heading + (belowLabel ? 20 : 4);
  const bottom = top + rows.length * ROW;
  const drawn = Math.max(width, labelWidth + fitted * columns.length + Math.max(0, overhang));
  const entries = legendPlaces(legend, width);
  const height = bottom + 10 + (entries.lines > 0 ? entries.lines * LEGEND_LINE : 0);
  const places = rows.flatMap((_, row) => columns.map((__, column): Place => ({ row, column })));
  const keys = useValueKeys(places);
  const x = (column: number) => labelWidth + column * fitted;
  return (
    <svg
      width={drawn}
      height={height}
      role="group"
      aria-label={label}
      className="block font-sans"
      fontSize={12}
      {...keys.around}
    >
      <HatchPattern />
      <g aria-hidden>
        {columns.map((column, at) => {
          const middle = x(at) + fitted / 2;
          return (
            <g key={column.id}>
              <text
                x={middle}
                y={heading - 4}
                textAnchor={leans ? 'start' : 'middle'}
                transform={leans ? `rotate(${-LEAN} ${middle} ${heading - 4})` : undefined}
                fill="var(--ink)"
                fontWeight={column.isLatest ? 600 : 400}
              >
                {column.label}
              </text>
              {column.below && (
                <text x={middle} y={heading + 13} textAnchor="middle" fill="var(--muted)">
                  {column.below}
                </text>
              )}
              {column.isLatest && (
                <rect x={x(at) + 1} y={top - 4} width={fitted - 2} height={2} fill="var(--gold)" />
              )}
            </g>
          );
        })}
        {belowLabel && (
          <text x={labelWidth - 8} y={heading + 13} textAnchor="end" fill="var(--muted)">
            {belowLabel}
          </text>
        )}
        {rows.map((row, at) => {
          const lines = linesOf(row.label, Math.floor(labelWidth / LETTER));
          return (
            <text key={row.id} fill="var(--ink)">
              {lines.map((line, position) => (
                <tspan
                  key={line}
                  x={0}
                  y={top + at * ROW + ROW / 2 + 4 + (position - (lines.length - 1) / 2) * 13}
                >
                  {line}
                </tspan>
              ))}
            </text>
          );
        })}
      </g>
      {places.map((place) => {
        const { text, shade, said } = cellAt(place.row, place.column);
        const choose = onCell && (() => onCell(place.row, place.column));
        return (
          <g
            key={`${place.row} ${place.column}`}
            {...keys.valueAt(place)}
            role={choose ? 'button' : 'img'}
            aria-label={said}
            className={choose && 'cursor-pointer [&:hover>rect]:stroke-(--accent)'}
            onClick={choose}
            onKeyDown={(event) => {
              if (!choose || (event.key !== 'Enter' && event.key !== ' ')) return;
              event.preventDefault();
              choose();
            }}
          >
            <title>{said}</title>
            <rect
              x={x(place.column) + 1}
              y={top + place.row * ROW + 1}
              width={fitted - 2}
              height={ROW - 2}
              rx={2}
              strokeWidth={2}
              style={fillOf(shade)}
            />
            {shade && (
              <text
                x={x(place.column) + fitted / 2}
                y={top + place.row * ROW + ROW / 2}
                dominantBaseline="central"
                textAnchor="middle"
                style={{ fill: shade.color }}
              >
                {text}
              </text>
            )}
          </g>
        );
      })}
      <g aria-hidden transform={`translate(0 ${bottom + 12})`}>
        {entries.placed.map(({ entry, left, line }) => (
          <g key={entry.text} transform={`translate(${left} ${line * LEGEND_LINE})`}>
            <rect
              width={14}
              height={14}
              rx={2}
              stroke="var(--control)"
              strokeWidth={0.75}
              style={fillOf(entry.shade)}
            />
            <text x={20} y={7} dominantBaseline="central" fill="var(--muted)">
              {entry.text}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Where the entries of a legend stand, in lines that fit the width. */
function legendPlaces<Entry extends { readonly text: string }>(
  legend: readonly Entry[],
  width: number,
) {
  let left = 0;
  let line = 0;
  const placed = legend.map((entry) => {
    const room = 20 + entry.text.length * LETTER + 14;
    if (left > 0 && left + room > width) {
      left = 0;
      line += 1;
    }
    const at = { entry, left, line };
    left += room;
    return at;
  });
  return { placed, lines: legend.length > 0 ? line + 1 : 0 };
}
