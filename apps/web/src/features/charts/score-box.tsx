import { scoreText } from '../../lib/format';
import { scoreShade } from './shades';

/** A score in the colour of its side. */
export function ScoreBox({ score }: { score: number | null }) {
  if (score === null) return <span className="inline-block w-7 text-center text-muted">–</span>;
  return (
    <span
      className="inline-flex h-6 min-w-7 items-center justify-center rounded-sm px-1 text-sm font-semibold"
      style={scoreShade(score)}
    >
      {scoreText(score)}
    </span>
  );
}
