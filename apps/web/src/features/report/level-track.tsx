import { LIKERT_SCALE } from '@lqc/contracts';
import { scaleLinear } from 'd3-scale';

const WIDTH = 112;
const HEIGHT = 18;
const MIDDLE = HEIGHT / 2;
const EDGE = 6;
const x = scaleLinear([LIKERT_SCALE.min, LIKERT_SCALE.max], [EDGE, WIDTH - EDGE]);

interface LevelTrackProps {
  readonly now: number | null;
  readonly before: number | null;
  readonly range: { readonly low: number; readonly high: number } | null;
}

/**
 * An average on its scale beside that of the quarter before, which is hollow, with the earlier
 * average plus the range of the change as a band. The figures stand beside it in the table.
 */
export function LevelTrack({ now, before, range }: LevelTrackProps) {
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className="block">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={MIDDLE} y2={MIDDLE} stroke="var(--line)" />
      <line
        x1={x(LIKERT_SCALE.neutral)}
        x2={x(LIKERT_SCALE.neutral)}
        y1={2}
        y2={HEIGHT - 2}
        stroke="var(--control)"
        strokeDasharray="2 3"
      />
      {before !== null && range && (
        <rect
          x={x(before + range.low)}
          width={Math.max(0, x(range.high) - x(range.low))}
          y={MIDDLE - 4}
          height={8}
          rx={2}
          fill="var(--same-tint)"
          stroke="var(--control)"
        />
      )}
      {before !== null && (
        <circle
          cx={x(before)}
          cy={MIDDLE}
          r={3.5}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
      )}
      {now !== null && <circle cx={x(now)} cy={MIDDLE} r={4} fill="var(--accent)" />}
    </svg>
  );
}
