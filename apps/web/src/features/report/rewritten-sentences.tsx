import type { RewrittenSentence } from '@lqc/contracts';
import { copy } from './copy';

/** Bound sentences that were written anew when a quarter was replaced, as they were and as they are. */
export function RewrittenSentences({ rewritten }: { rewritten: readonly RewrittenSentence[] }) {
  const title = copy.rewritten.title(rewritten.length);
  return (
    <section aria-label={title} className="rounded-md border border-warn px-3 py-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-muted">{copy.rewritten.note}</p>
      <ul className="mt-1 divide-y divide-line text-sm">
        {rewritten.map(({ was, now }) => (
          <li key={was} className="py-1.5">
            <del className="text-muted">{was}</del>
            <span className="block">{now ?? copy.rewritten.gone}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
