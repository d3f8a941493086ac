import type { AuditEvent } from '@lqc/contracts';
import { auditPhrases, objectWords } from '@lqc/phrases';
import { Badge } from '../../components/badge';
import { Ledger, LedgerHead } from '../../components/ledger';
import { dateTimeToSecond } from '../../lib/format';
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
            <td className="whitespace-nowrap tabular-nums">{dateTimeToSecond(event.at)}</td>
            <td className={event.actor === null ? 'text-muted' : undefined}>
              {auditPhrases.actor(event)}
            </td>
            <th scope="row">{auditPhrases.action(event.action)}</th>
            <td className="wrap-anywhere text-muted lg:min-w-40">
              {/* A name with right-to-left characters must not reorder the rest of the row. */}
              <bdi>{objectWords(event)}</bdi>
            </td>
            <td className="lg:min-w-36">
              <Badge tone={TONES[event.outcome]}>{auditPhrases.outcome(event.outcome)}</Badge>
              {event.code && (
                <span className="block text-xs text-muted" title={event.code}>
                  {auditPhrases.refusal(event.code)}
                </span>
              )}
            </td>
            <td className="wrap-anywhere text-muted tabular-nums lg:min-w-28">{event.address}</td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}
