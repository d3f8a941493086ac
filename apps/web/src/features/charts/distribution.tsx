import { type DistributionBin, LIKERT_SCALE } from '@lqc/contracts';
import { percent } from '../../lib/format';

const HEIGHT = 118;
const BASE = 86;

/** How many gave each score, coloured by its side of neutral. */
export function Distribution({ bins, width }: { bins: readonly DistributionBin[]; width: number }) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = width / Math.max(1, bins.length);
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={bins.map(({ score, count }) => `Skor ${score}: ${count}`).join('; ')}
      className="block font-sans"
    >
      {bins.map(({ score, count, percentage }, position) => {
        const height = (count / most) * (BASE - 18);
        const middle = step * position + step / 2;
        return (
          <g key={score}>
            <rect
              x={middle - Math.min(36, step * 0.4)}
              y={BASE - height}
              width={Math.min(72, step * 0.8)}
              height={Math.max(height, 1)}
              rx={2}
              fill={colourOf(score)}
              stroke="var(--control)"
              strokeWidth={0.5}
            />
            <text
              x={middle}
              y={BASE - height - 6}
              textAnchor="middle"
              fontSize={13}
              fontWeight={600}
              fill="var(--ink)"
            >
              {count}
            </text>
            <text x={middle} y={BASE + 15} textAnchor="middle" fontSize={12} fill="var(--ink)">
              {score.toLocaleString('id-ID')}
            </text>
            <text x={middle} y={BASE + 30} textAnchor="middle" fontSize={12} fill="var(--muted)">
              {percent(percentage)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function colourOf(score: number): string {
  const distance = score - LIKERT_SCALE.neutral;
  if (distance === 0) return 'var(--same)';
  if (distance > 0) return distance > 1 ? 'var(--rise-2)' : 'var(--rise-1)';
  return distance < -1 ? 'var(--fall-2)' : 'var(--fall-1)';
}
