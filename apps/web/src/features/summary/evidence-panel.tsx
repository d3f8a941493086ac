import type { Statement } from '@lqc/contracts';
import type { Draft } from './api';
import { ReadAs } from '../checked-text/read-as';
import { WrongClaims } from '../checked-text/wrong-claims';
import { copy } from './copy';

/** What the chosen sentence was read to say, and the contacts and quotes that support it. */
export function EvidencePanel({ draft, chosen }: { draft: Draft; chosen: number | null }) {
  const sentence = chosen === null ? undefined : draft.evidence[chosen];
  const statement = draft.statements.find(({ start }) => start === sentence?.start);
  return (
    <aside
      aria-label={copy.evidence}
      className="sticky top-4 border-l-2 border-gold pl-4 text-sm xl:min-h-40 print:hidden"
    >
      <h3 className="mb-2 font-semibold">{copy.evidence}</h3>
      {sentence && (
        <WrongClaims
          checks={draft.checks.filter(
            ({ start, end }) => start >= sentence.start && end <= sentence.end,
          )}
        />
      )}
      {statement && <ReadAs claims={statement.claims} />}
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
      {statement && statement.advice.length > 0 && <Advice sentences={statement.advice} />}
      {statement?.counter && (
        <CounterVoices
          counter={statement.counter}
          title={statement.status === 'contradicted' ? copy.counter.against : copy.counter.title}
        />
      )}
    </aside>
  );
}

/** What is announced of a sentence that is pressed, beside the verdict that it is read with: whose words it rests on. */
export const evidenceSaid = (contacts: Draft['evidence'][number]['contacts']): string =>
  contacts.length === 0
    ? copy.noEvidence
    : `${copy.evidence}: ${contacts.map(({ contact }) => contact).join(', ')}.`;

/** Advice on the wording of a true sentence. */
function Advice({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className="mt-4 rounded-md bg-warn-tint px-3 py-2">
      <h4 className="font-medium">{copy.advice}</h4>
      <ul className="mt-1 space-y-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** How many contacts answered in the sentence's direction and in others, with opposing quotes. */
function CounterVoices({
  counter,
  title,
}: {
  counter: NonNullable<Statement['counter']>;
  title: string;
}) {
  const { up, same, down, quotes } = counter;
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h4 className="font-medium">{title}</h4>
      <p className="text-muted tabular-nums">{copy.counter.counts(up, same, down)}</p>
      {quotes.length === 0 && <p className="text-muted">{copy.counter.none}</p>}
      <ul className="mt-2 space-y-3">
        {quotes.map(({ contact_id: id, contact, quote }) => (
          <li key={id}>
            <p className="font-medium">{contact}</p>
            <blockquote className="mt-1">“{quote}”</blockquote>
          </li>
        ))}
      </ul>
    </section>
  );
}
