import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { scaleLinear } from 'd3-scale';
import { average, change as signed } from '../../lib/format';

export interface DumbbellRow {
  readonly key: IndicatorKey;
  readonly label: string;
  readonly now: number;
  readonly before: number;
  readonly change: number;
  readonly nNow: number;
  readonly smallSample: boolean;
}

const ROW = 26;
const TOP = 22;
const LABEL = 196;
const VALUES = 232;

/** Averages before (hollow) and now (filled) on the 1–5 scale, with the neutral line. */
export function Dumbbell({
  rows,
  width,
  onSelect,
}: {
  rows: readonly DumbbellRow[];
  width: number;
  onSelect: (key: IndicatorKey) => void;
}) {
  const height = TOP + rows.length * ROW + 4;
  const x = scaleLinear(
    [LIKERT_SCALE.min, LIKERT_SCALE.max],
    [LABEL + 8, Math.max(width - VALUES, LABEL + 120)],
  );
  const ticks = Array.from(
    { length: LIKERT_SCALE.max - LIKERT_SCALE.min + 1 },
    (_, i) => LIKERT_SCALE.min + i,
  );
  return (
    <svg
      width={width}
      height={height}
      role="list"
      aria-label="Rata-rata per indikator"
      className="block font-sans text-xs"
    >
      {ticks.map((score) => (
        <g key={score} aria-hidden>
          <line
            x1={x(score)}
            x2={x(score)}
            y1={TOP - 4}
            y2={height}
            stroke={score === LIKERT_SCALE.neutral ? 'var(--control)' : 'var(--line)'}
            strokeDasharray={score === LIKERT_SCALE.neutral ? '3 3' : undefined}
          />
          <text x={x(score)} y={10} textAnchor="middle" fill="var(--muted)" fontSize={12}>
            {score === LIKERT_SCALE.neutral ? `${score} tetap` : score}
          </text>
        </g>
      ))}
      {rows.map((row, position) => (
        <DumbbellLine
          key={row.key}
          row={row}
          y={TOP + position * ROW + ROW / 2}
          x={x}
          width={width}
          onSelect={onSelect}
        />
      ))}
    </svg>
  );
}

interface LineProps {
  readonly row: DumbbellRow;
  readonly y: number;
  readonly x: (score: number) => number;
  readonly width: number;
  readonly onSelect: (key: IndicatorKey) => void;
}

function DumbbellLine({ row, y, x, width, onSelect }: LineProps) {
  const colour =
    row.change > 0 ? 'var(--rise-2)' : row.change < 0 ? 'var(--fall-2)' : 'var(--muted)';
  const mark = row.change > 0 ? '▲' : row.change < 0 ? '▼' : '■';
  return (
    <g role="listitem">
      <g
        role="button"
        tabIndex={0}
        className="cursor-pointer [&:hover>rect]:fill-(--sunken)"
        onClick={() => onSelect(row.key)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onSelect(row.key);
        }}
      >
        <rect x={0} y={y - ROW / 2} width={width} height={ROW} rx={4} fill="transparent" />
        <text x={4} y={y} dominantBaseline="central" fill="var(--ink)" fontSize={13}>
          {row.label}
          {row.smallSample ? ' *' : ''}
        </text>
        <line x1={x(row.before)} x2={x(row.now)} y1={y} y2={y} stroke={colour} strokeWidth={3} />
        <circle
          cx={x(row.before)}
          cy={y}
          r={4.5}
          fill="var(--surface)"
          stroke="var(--control)"
          strokeWidth={1.5}
        />
        <circle cx={x(row.now)} cy={y} r={5} fill={colour} />
        <text
          x={width - 122}
          y={y}
          textAnchor="end"
          dominantBaseline="central"
          fill="var(--ink)"
          fontSize={13}
        >
          {average(row.before)} → {average(row.now)}
        </text>
        <text
          x={width - 76}
          y={y}
          textAnchor="end"
          dominantBaseline="central"
          fill="var(--muted)"
          fontSize={12}
        >
          n {row.nNow}
        </text>
        <text
          x={width - 4}
          y={y}
          textAnchor="end"
          dominantBaseline="central"
          fill={colour}
          fontSize={13}
          fontWeight={600}
        >
          {mark} {signed(row.change)}
        </text>
      </g>
    </g>
  );
}
