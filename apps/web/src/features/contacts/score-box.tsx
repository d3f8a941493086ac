/** A score in the colour of its side: orange below neutral, blue above. */
const LOOKS = [
  { below: 1.5, look: { background: 'var(--fall-2)', color: 'var(--surface)' } },
  { below: 2.75, look: { background: 'var(--fall-1)', color: 'light-dark(#16202e, #ffffff)' } },
  { below: 3.25, look: { background: 'var(--same)', color: 'var(--ink)' } },
  { below: 4.75, look: { background: 'var(--rise-1)', color: 'light-dark(#16202e, #ffffff)' } },
  { below: Infinity, look: { background: 'var(--rise-2)', color: 'var(--surface)' } },
] as const;

export function ScoreBox({ score }: { score: number | null }) {
  if (score === null) return <span className="inline-block w-7 text-center text-muted">–</span>;
  const { look } = LOOKS.find(({ below }) => score < below)!;
  return (
    <span
      className="inline-flex h-6 min-w-7 items-center justify-center rounded-sm px-1 text-sm font-semibold"
      style={look}
    >
      {score.toLocaleString('id-ID')}
    </span>
  );
}
