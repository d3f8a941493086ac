import { AlertTriangle, CircleCheck } from 'lucide-react';
import { ScrollArea } from '../../components/scroll-area';
import { Disclosure } from '../../components/disclosure';
import { count, percent } from '../../lib/format';
import type { Draft } from './api';
import { copy } from './copy';

/** What the check found, how much rests on contacts, and the facts themselves. */
export function CheckSummary({ draft }: { draft: Draft }) {
  const { checks, coverage, facts, shortened } = draft;
  const of = (...statuses: string[]) => checks.filter(({ status }) => statuses.includes(status));
  const wrong = of('contradicted').length;
  const unknown = of('unknown').length;
  const heard = coverage.contacts - coverage.not_represented.length;
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="sr-only">{copy.checksOf}</h3>
      <ul className="space-y-1">
        <li className="flex items-center gap-2">
          <CircleCheck size={16} aria-hidden className="shrink-0 text-success" />
          {copy.checked.clean(count(of('supported', 'rounded').length))}
        </li>
        {wrong > 0 && (
          <li className="flex items-center gap-2 text-danger">
            <AlertTriangle size={16} aria-hidden className="shrink-0" />
            {copy.checked.wrong(count(wrong))}
          </li>
        )}
        {unknown > 0 && (
          <li className="flex items-center gap-2">
            <AlertTriangle size={16} aria-hidden className="shrink-0 text-gold" />
            {copy.checked.unknown(count(unknown))}
          </li>
        )}
        <li className="text-muted">
          {coverage.contacts === 0
            ? copy.noVoices
            : copy.coverage(percent(coverage.percentage), count(heard), count(coverage.contacts))}
        </li>
        {shortened.length > 0 && (
          <li className="text-muted">{copy.shortened(count(shortened.length))}</li>
        )}
      </ul>
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
