import type { AuditEvent } from '@lqc/contracts';
import { auditPhrases, objectWords } from '@lqc/phrases';
import { Badge } from '../../components/badge';
import { Ledger, LedgerHead } from '../../components/ledger';
import { dateTime } from '../../lib/format';
import { copy } from './copy';

const TONES = { done: 'success', accepted: 'gold', refused: 'danger' } as const;

/** Events of the audit log, newest first. */
export function EventTable({ events }: { events: readonly AuditEvent[] }) {
  return (
    <Ledger label={copy.title} isStacked>
      <LedgerHead columns={Object.values(copy.columns)} />
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td className="whitespace-nowrap tabular-nums">{dateTime(event.at)}</td>
            <td className={event.actor === null ? 'text-muted' : undefined}>
              {auditPhrases.actor(event)}
            </td>
            <th scope="row">{auditPhrases.action(event.action)}</th>
            <td className="max-w-72 truncate text-muted" title={objectWords(event) || undefined}>
              {/* A name with right-to-left characters must not reorder the rest of the row. */}
              <bdi>{objectWords(event)}</bdi>
            </td>
            <td className="whitespace-nowrap">
              <Badge tone={TONES[event.outcome]}>{auditPhrases.outcome(event.outcome)}</Badge>
              {event.code && <span className="ml-2 text-xs text-muted">{event.code}</span>}
            </td>
            <td className="text-muted tabular-nums">{event.address}</td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
