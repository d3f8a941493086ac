import type { CSSProperties } from 'react';
import { HATCHED, HatchPattern } from './hatch';
import { Pressed, Said } from './drawn-value';
import { linesOf } from './text-lines';
import { type Place, useValueKeys } from './value-keys';

interface GridCell {
  /** What stands in the cell; without a shade the cell is hatched and shows nothing. */
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
  /** Makes the names of rows buttons, of which one is chosen. */
  readonly onRow?: (row: number) => void;
  readonly chosenRow?: number;
}

/** A letter of 12 px in our font, on the wide side. */
const LETTER = 6.6;
/** Headings are short words and numerals, which are narrower. */
const HEADING_LETTER = 6;
const NUMERAL_LETTERS = 3;
const ROW = 29;
const LINE = 13;
const CELL = { least: 20, most: 56 } as const;
const LABEL_MOST = 196;
const LABEL_SHARE = 0.32;
const LEGEND_LINE = 22;
/** The column of the names of rows. */
const HEAD = -1;

const fillOf = (shade: { readonly background: string } | null): CSSProperties => ({
  fill: shade?.background ?? HATCHED,
});

/** Rows by columns of shaded figures; what may not be shown is hatched. Arrow keys walk its cells. */
export function GridChart(props: GridChartProps) {
  const { label, width, rows, columns, belowLabel, cellAt, legend, onCell } = props;
  const { onRow, chosenRow } = props;
  const indent = onRow ? 8 : 0;
  const labelWidth = Math.min(
    LABEL_MOST,
    width * LABEL_SHARE,
    Math.max(...rows.map((row) => row.label.length), 8) * LETTER + 12,
  );
  const fitted = Math.min(CELL.most, Math.max(CELL.least, (width - labelWidth) / columns.length));
  // Where a heading is wider than its column they stand upright, but for numerals.
  const isNumeral = (heading: string) => heading.length <= NUMERAL_LETTERS;
  const isTight = columns.some((column) => column.label.length * HEADING_LETTER > fitted - 1);
  const isUpright = (heading: string) => isTight && !isNumeral(heading);
  const upright = columns.map(({ label: heading }) => heading).filter(isUpright);
  const heading = Math.max(20, ...upright.map(({ length }) => length * LETTER + 8));
  const hasBelow = columns.some(({ below }) => below);
  const top = heading + (hasBelow ? 20 : 4);
  // A name of more than two lines makes its row higher.
  const names = rows.map((row) => linesOf(row.label, Math.floor((labelWidth - indent) / LETTER)));
  const heights = names.map((lines) => Math.max(ROW, lines.length * LINE + 4));
  const yOf = (row: number) => heights.slice(0, row).reduce((sum, one) => sum + one, top);
  const middleOf = (row: number) => yOf(row) + heights[row]! / 2;
  const bottom = yOf(rows.length);
  const drawn = Math.max(width, labelWidth + fitted * columns.length);
  const entries = legendPlaces(legend, width);
  const height = bottom + 10 + (entries.lines > 0 ? entries.lines * LEGEND_LINE : 0);
  const cells = rows.flatMap((_, row) => columns.map((__, column): Place => ({ row, column })));
  const heads = onRow ? rows.map((_, row): Place => ({ row, column: HEAD })) : [];
  const places = [...heads, ...cells];
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
          const stands = isUpright(column.label);
          return (
            <g key={column.id}>
              <text
                x={stands ? 0 : middle}
                y={stands ? 0 : heading - 4}
                textAnchor={stands ? 'start' : 'middle'}
                transform={
                  stands ? `translate(${middle + 4} ${heading - 4}) rotate(-90)` : undefined
                }
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
      </g>
      {rows.map((row, at) => {
        const isChosen = at === chosenRow;
        const name = (
          <RowName lines={names[at]!} left={indent} middle={middleOf(at)} isChosen={isChosen} />
        );
        if (!onRow)
          return (
            <g key={row.id} aria-hidden>
              {name}
            </g>
          );
        return (
          <Pressed
            key={row.id}
            {...keys.valueAt({ row: at, column: HEAD })}
            label={row.label}
            isPressed={isChosen}
            onPress={() => onRow(at)}
          >
            <rect
              y={yOf(at)}
              width={isChosen ? drawn : labelWidth}
              height={heights[at]}
              fill={isChosen ? 'var(--accent-tint)' : 'transparent'}
            />
            {isChosen && <rect y={yOf(at)} width={3} height={heights[at]} fill="var(--accent)" />}
            {name}
          </Pressed>
        );
      })}
      {cells.map((place) => {
        const { text, shade, said } = cellAt(place.row, place.column);
        const content = (
          <>
            <title>{said}</title>
            <rect
              x={x(place.column) + 1}
              y={yOf(place.row) + 1}
              width={fitted - 2}
              height={heights[place.row]! - 2}
              rx={2}
              strokeWidth={2}
              style={fillOf(shade)}
            />
            {shade && (
              <text
                x={x(place.column) + fitted / 2}
                y={middleOf(place.row)}
                dominantBaseline="central"
                textAnchor="middle"
                style={{ fill: shade.color }}
              >
                {text}
              </text>
            )}
          </>
        );
        const value = { ...keys.valueAt(place), label: said };
        const id = `${place.row} ${place.column}`;
        return onCell ? (
          <Pressed key={id} {...value} onPress={() => onCell(place.row, place.column)}>
            {content}
          </Pressed>
        ) : (
          <Said key={id} {...value}>
            {content}
          </Said>
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

function RowName({
  lines,
  left,
  middle,
  isChosen,
}: {
  lines: readonly string[];
  left: number;
  middle: number;
  isChosen: boolean;
}) {
  return (
    <text fill={isChosen ? 'var(--accent)' : 'var(--ink)'} fontWeight={isChosen ? 600 : 400}>
      {lines.map((line, at) => (
        <tspan key={line} x={left} y={middle + 4 + (at - (lines.length - 1) / 2) * LINE}>
          {line}
          {at < lines.length - 1 && ' '}
        </tspan>
      ))}
    </text>
  );
}
