import { scoreText } from '../../lib/format';
import { SHADES } from '../charts/shades';

/** A score in the colour of its side: orange below neutral, blue above. */
const LOOKS = [
  { below: 1.5, look: SHADES.fall2 },
  { below: 2.75, look: SHADES.fall1 },
  { below: 3.25, look: SHADES.same },
  { below: 4.75, look: SHADES.rise1 },
  { below: Infinity, look: SHADES.rise2 },
] as const;

export function ScoreBox({ score }: { score: number | null }) {
  if (score === null) return <span className="inline-block w-7 text-center text-muted">–</span>;
  const { look } = LOOKS.find(({ below }) => score < below)!;
  return (
    <span
      className="inline-flex h-6 min-w-7 items-center justify-center rounded-sm px-1 text-sm font-semibold"
      style={look}
    >
      {scoreText(score)}
    </span>
  );
}
