import { Dot } from '../charts/dot';
import { LIKERT_SCALE } from '@lqc/contracts';
import { placeOn, WHOLE_SCALE } from '@lqc/phrases';
import { bandOf } from '../comparison/change-scale';

const WIDTH = 112;
const HEIGHT = 18;
const MIDDLE = HEIGHT / 2;
const EDGE = 6;
const x = placeOn(WHOLE_SCALE, [EDGE, WIDTH - EDGE]);

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
  const band = bandOf({ before, range });
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className="block">
      <line x1={EDGE} x2={WIDTH - EDGE} y1={MIDDLE} y2={MIDDLE} stroke="var(--line)" />
      <path
        d={`M${x(LIKERT_SCALE.neutral)} 2V${HEIGHT - 2}`}
        stroke="var(--control)"
        strokeDasharray="2 3"
      />
      {band && (
        <rect
          x={x(band[0])}
          width={x(band[1]) - x(band[0])}
          y={MIDDLE - 4}
          height={8}
          rx={2}
          fill="var(--same-tint)"
          stroke="var(--control)"
        />
      )}
      {before !== null && <Dot at={[x(before), MIDDLE]} r={3.5} ring="var(--ink)" />}
      {now !== null && <circle cx={x(now)} cy={MIDDLE} r={4} fill="var(--accent)" />}
    </svg>
  );
}
