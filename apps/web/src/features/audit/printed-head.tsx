import type { AuditQuery } from '@lqc/contracts';
import { auditPhrases, longDate } from '@lqc/phrases';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDateTime } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { copy } from './copy';

/** On paper alone: who printed the log and when, and what it was narrowed to, since the filters are no part of it. */
export function PrintedHead({ which }: { which: AuditQuery }) {
  const { username } = useUser();
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const tell = () => flushSync(() => setAt(new Date().toISOString()));
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, []);
  const filters = narrowedTo(which);
  return (
    <div className="mb-4 hidden print:block">
      <p>{copy.printed(username, longDateTime(at))}</p>
      {filters.length > 0 && <p>{copy.filtered(filters)}</p>}
    </div>
  );
}

function narrowedTo({ actor, action, outcome, from, to }: AuditQuery): string[] {
  const { filters } = copy;
  const told: readonly [string, string | undefined][] = [
    [filters.actor, actor],
    [filters.action, action && auditPhrases.action(action)],
    [filters.outcome, outcome && auditPhrases.outcome(outcome)],
    [filters.from, from && longDate(from)],
    [filters.to, to && longDate(to)],
  ];
  return told.flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
}
