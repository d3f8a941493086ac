import type { Claim } from '@lqc/contracts';
import { copy } from './copy';

/** What the checking took a sentence to say, so that a misreading is seen; nothing where it read no figure. */
export function ReadAs({ claims }: { claims: readonly Claim[] }) {
  const readAs = [...new Set(claims.flatMap((claim) => claim.read_as ?? []))];
  if (readAs.length === 0) return null;
  return (
    <div className="mt-1 text-xs text-muted">
      <p>{copy.readAs}:</p>
      <ul className="space-y-0.5">
        {readAs.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
