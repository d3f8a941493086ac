import type { Draft } from './api';
import { copy } from './copy';

/** The contacts and words that the chosen sentence rests on. */
export function EvidencePanel({ draft, chosen }: { draft: Draft; chosen: number | null }) {
  const sentence = chosen === null ? undefined : draft.evidence[chosen];
  return (
    <aside
      aria-label={copy.evidence}
      className="sticky top-4 border-l-2 border-gold pl-4 text-sm xl:min-h-40"
    >
      <h3 className="mb-2 font-semibold">{copy.evidence}</h3>
      {!sentence && <p className="text-muted">{copy.evidenceHint}</p>}
      {sentence?.contacts.length === 0 && <p className="text-muted">{copy.noEvidence}</p>}
      <ul className="space-y-3">
        {sentence?.contacts.map(({ contact_id: id, contact, indicator, quote }) => (
          <li key={id}>
            <p className="font-medium">{contact}</p>
            <p className="text-xs text-muted">{indicator}</p>
            <blockquote className="mt-1">“{quote}”</blockquote>
          </li>
        ))}
      </ul>
    </aside>
  );
}
