import { AlertTriangle, CircleCheck } from 'lucide-react';
import { ScrollArea } from '../../components/scroll-area';
import { Disclosure } from '../../components/disclosure';
import { count, percent } from '../../lib/format';
import type { Draft } from './api';
import { copy as checksCopy } from '../checked-text/copy';
import { WrongClaims } from '../checked-text/wrong-claims';
import { copy } from './copy';

/** The result of checking a draft: counts, coverage by contacts, notes, and the facts. */
export function CheckSummary({ draft }: { draft: Draft }) {
  const { coverage, facts, checks, counts, notes, dropped } = draft;
  const wrong = counts?.contradicted ?? 0;
  const unchecked = counts ? counts.statements - counts.checked : 0;
  // Where nothing was checked, or something is wrong or was not checked, nothing is ticked off.
  const isAllRight = counts !== null && counts.checked > 0 && wrong + unchecked === 0;
  const heard = coverage.contacts - coverage.not_represented.length;
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="sr-only">{copy.checksOf}</h3>
      <ul className="space-y-1">
        <li className="flex items-center gap-2">
          {isAllRight && <CircleCheck size={16} className="shrink-0 text-success" />}
          {counts ? checksCopy.counts(counts) : checksCopy.noCounts}
        </li>
        {wrong > 0 && (
          <li className="flex items-center gap-2 text-danger">
            <AlertTriangle size={16} className="shrink-0" />
            {copy.checked.wrong(count(wrong))}
          </li>
        )}
        <li className="empty:hidden">
          <WrongClaims checks={checks} />
        </li>
        {unchecked > 0 && (
          <li className="flex items-center gap-2">
            <AlertTriangle size={16} className="shrink-0 text-gold" />
            {checksCopy.unchecked(unchecked)}
          </li>
        )}
        <li className="text-muted">
          {coverage.contacts === 0
            ? copy.noVoices
            : copy.coverage(percent(coverage.percentage), count(heard), count(coverage.contacts))}
        </li>
        {notes.map((note) => (
          <li key={note} className="flex items-center gap-2">
            <AlertTriangle size={16} className="shrink-0 text-gold" />
            {note}
          </li>
        ))}
      </ul>
      {dropped.length > 0 && (
        <Disclosure summary={copy.dropped(count(dropped.length))}>
          <ul className="space-y-1 text-muted">
            {dropped.map(({ text, reason }) => (
              <li key={`${text} ${reason}`}>
                {text && <q>{text}</q>} {reason}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {coverage.not_represented.length > 0 && (
        <Disclosure summary={copy.notRepresented(count(coverage.not_represented.length))}>
          <p className="text-muted">
            {coverage.not_represented.map(({ contact }) => contact).join(' · ')}
          </p>
        </Disclosure>
      )}
      <Disclosure summary={copy.facts(count(facts.length))}>
        <ScrollArea label={copy.facts(count(facts.length))} className="max-h-64">
          <ul className="space-y-0.5 text-muted">
            {facts.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </ScrollArea>
      </Disclosure>
    </div>
  );
}
