import type { RecognisedFileResponse } from '@lqc/contracts';
import { TriangleAlert } from 'lucide-react';
import { count } from '../../lib/format';
import { copy } from './copy';

/** Before a company database replaces the stored one: what that does to the matches of the quarters. */
export function MatchesAfter({ matches }: { matches: RecognisedFileResponse['matches'] }) {
  const replacing = matches.filter(({ before }) => before !== null);
  if (replacing.length === 0) return null;
  const isWorse = replacing.some(({ before, after }) => after < (before ?? 0));
  return (
    <div
      role={isWorse ? 'alert' : 'status'}
      className={`rounded-md border p-3 text-sm ${isWorse ? 'border-warn bg-warn-tint' : 'border-line'}`}
    >
      <p className="flex items-center gap-2 font-semibold">
        {isWorse && <TriangleAlert size={16} className="shrink-0 text-warn" />}
        {isWorse ? copy.matchesWorse : copy.matchesAfter}
      </p>
      <ul className="mt-1">
        {replacing.map(({ label, companies, before, after }) => (
          <li key={label}>
            {copy.matches(label, count(before ?? 0), count(after), count(companies))}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted">{copy.matchesUndo}</p>
    </div>
  );
}
