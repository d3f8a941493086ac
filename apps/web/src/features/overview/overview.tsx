import { type IndicatorKey, SESSION_ID_SHOWN_LENGTH, type SessionAnswer } from '@lqc/contracts';
import { Badge } from '../../components/badge';
import { Panel } from '../../components/panel';
import { QualityReportView } from '../quality/quality-report';
import { copy } from './copy';
import { featureCards } from './feature-cards';
import { Headline } from './headline';
import { StartPanel } from './start-panel';

interface OverviewProps {
  readonly session: SessionAnswer | undefined;
  readonly onStarted: (sessionId: string) => void;
  readonly onIndicator: (key: IndicatorKey) => void;
}

/** Home of the dashboard: choose quarters, then see at once what changed. */
export function Overview({ session, onStarted, onIndicator }: OverviewProps) {
  const cards = featureCards({
    file1: Boolean(session?.quarters.before),
    file2: Boolean(session?.quarters.now),
  });
  return (
    <div className="flex flex-col gap-4">
      {session && <Headline session={session} onIndicator={onIndicator} />}
      <StartPanel session={session} onStarted={onStarted} />
      {session?.quality && (
        <Panel
          title={copy.quality}
          actions={
            <Badge tone="gold">
              {copy.active} {session.session_id.slice(0, SESSION_ID_SHOWN_LENGTH)}
            </Badge>
          }
        >
          <QualityReportView quality={session.quality} />
        </Panel>
      )}
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-5">
        {cards.map(({ title, body, ready }) => (
          <li key={title} className="rounded-md border border-line bg-surface p-3">
            <div className="flex items-start justify-between gap-2">
              <span className="font-semibold">{title}</span>
            </div>
            <p className="mt-1 mb-2 text-sm text-muted">{body}</p>
            <Badge tone={ready ? 'success' : 'plain'}>{ready ? copy.ready : copy.waiting}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
