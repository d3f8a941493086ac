import { plainWords, type SentenceProposal } from '@lqc/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorNotice, Skeleton } from '../../components/states';
import { useKey } from '../../lib/use-key';
import { proposalsFor } from './api';
import type { BasisProps } from './basis-props';
import { copy } from './copy';
import type { ChosenStatement } from './editor/mark-status';

interface RewritingProps extends BasisProps {
  readonly chosen: ChosenStatement;
  /** Takes the proposal: one click, or Enter. */
  readonly onUse: (text: string) => void;
  /** Leaves the sentence as it is: one click, or Escape. */
  readonly onLeave: () => void;
  readonly onByHand: () => void;
}

/** *Tulis ulang kalimat ini*: what could stand in the place of the sentence, with its figures. */
export function Rewriting(props: RewritingProps) {
  const { report, section, chosen, onUse, onLeave, onByHand } = props;
  const [nth, setNth] = useState(0);
  const stored = section.statements[chosen.statement];
  // What was typed since the last check stands only in the editor.
  const sentence =
    chosen.status === 'edited' || !stored
      ? chosen.text
      : section.text.slice(stored.start, stored.end);
  const { data, error, refetch } = useQuery(proposalsFor(report.id, section, sentence));
  useKey(({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented, onLeave);
  const proposal = data?.[nth % data.length];
  return (
    <section
      aria-label={copy.rewriting.title}
      className="flex flex-col gap-2 border-t border-line pt-3"
    >
      <h3 className="text-sm font-semibold">
        {copy.rewriting.title}{' '}
        {data && data.length > 1 && (
          <span className="text-xs font-normal text-muted">
            {copy.basis.position((nth % data.length) + 1, data.length)}
          </span>
        )}
      </h3>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div role="status">
          <span className="sr-only">{copy.rewriting.waiting}</span>
          <Skeleton rows={2} />
        </div>
      ) : proposal ? (
        <Proposed proposal={proposal} />
      ) : (
        <p role="status" className="text-sm text-muted">
          {copy.rewriting.none}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {proposal && <Use key={proposal.text} onUse={() => onUse(proposal.text)} />}
        {data && data.length > 1 && (
          <Button isStep size="small" onClick={() => setNth(nth + 1)}>
            {copy.rewriting.another}
          </Button>
        )}
        {!proposal && (
          <Button size="small" onClick={onByHand}>
            {copy.basis.byHand}
          </Button>
        )}
        <Button variant="tool" onClick={onLeave}>
          {copy.rewriting.leave}
        </Button>
      </div>
    </section>
  );
}

function Proposed({ proposal: { text, facts, writer } }: { readonly proposal: SentenceProposal }) {
  return (
    <div role="status" className="rounded-r-md border-l-[3px] border-accent bg-ground px-3 py-2">
      <p className="text-sm">{plainWords(text)}</p>
      {facts.length > 0 && (
        <ul aria-label={copy.basis.facts} className="mt-2 space-y-0.5 text-xs text-muted">
          {facts.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-xs text-muted">{copy.section.by[writer]}</p>
    </div>
  );
}

function Use({ onUse }: { readonly onUse: () => void }) {
  const use = useRef<HTMLButtonElement>(null);
  // Whoever came by the keyboard takes the proposal with Enter; it is scrolled to.
  useEffect(() => use.current?.focus(), []);
  return (
    <Button ref={use} size="small" variant="primary" onClick={onUse}>
      {copy.rewriting.use}
    </Button>
  );
}
