import { LETTER } from './text-lines';
import { fillOf } from './hatch';

/** A shade and what it stands for; hatching without a shade. */
export interface LegendEntry {
  readonly shade: { readonly background: string } | null;
  readonly text: string;
}

interface PlacedEntry extends LegendEntry {
  readonly left: number;
  readonly line: number;
}

const LINE = 22;

/** The entries of a legend in lines that fit the width, and the height of all of these in px. */
export function legendLayout(legend: readonly LegendEntry[], width: number) {
  let left = 0;
  let line = 0;
  const placed = legend.map((entry): PlacedEntry => {
    const room = 20 + entry.text.length * LETTER + 14;
    if (left > 0 && left + room > width) {
      left = 0;
      line += 1;
    }
    const at = { ...entry, left, line };
    left += room;
    return at;
  });
  return { placed, height: legend.length > 0 ? (line + 1) * LINE : 0 };
}

/** The shades of a grid with what each stands for, from `top` downwards. */
export const GridLegend = ({ placed, top }: { placed: readonly PlacedEntry[]; top: number }) => (
  <g aria-hidden transform={`translate(0 ${top})`}>
    {placed.map(({ text, shade, left, line }) => (
      <g key={text} transform={`translate(${left} ${line * LINE})`}>
        <rect
          width={14}
          height={14}
          rx={2}
          stroke="var(--control)"
          strokeWidth={0.75}
          style={fillOf(shade)}
        />
        <text x={20} y={7} dominantBaseline="central" fill="var(--muted)">
          {text}
        </text>
      </g>
    ))}
  </g>
);
