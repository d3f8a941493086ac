import type { IndicatorKey, SessionResponse } from '@lqc/contracts';
import { shortLabel } from '@lqc/phrases';
import { Badge } from '../../components/badge';
import { Panel } from '../../components/panel';
import type { DashboardTab } from '../analysis-session/tabs';
import { QualityReportView } from '../file-quality/quality-report';
import { Analyses } from './analyses';
import { cx } from '../../lib/cx';
import { copy } from './copy';
import { FeatureCards } from './feature-card-list';
import { featureCards } from './feature-cards';
import { Headline } from './headline';
import { StartPanel } from './start-panel';

interface OverviewProps {
  readonly session: SessionResponse | undefined;
  readonly onStarted: (sessionId: string) => void;
  readonly onIndicator: (key: IndicatorKey) => void;
  readonly onTab: (tab: DashboardTab) => void;
}

/** The overview tab: choice of quarters, and the main changes of the open analysis. */
export function Overview({ session, onStarted, onIndicator, onTab }: OverviewProps) {
  const cards = featureCards({
    file1: Boolean(session?.quarters.before),
    file2: Boolean(session?.quarters.now),
  });
  const features = <FeatureCards cards={cards} onOpen={onTab} />;
  const below = (
    <>
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          session?.quality && 'xl:grid-cols-2',
          !session && 'xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        )}
      >
        {session?.quality && (
          <Panel
            title={copy.quality}
            actions={
              <Badge tone="gold">
                {copy.active(
                  [session.quarters.now, session.quarters.before]
                    .flatMap((one) => (one ? [shortLabel(one.source.label)] : []))
                    .join(' terhadap '),
                )}
              </Badge>
            }
          >
            <QualityReportView quality={session.quality} />
          </Panel>
        )}
        <div className="@container flex min-w-0 flex-col gap-4">
          <StartPanel session={session} onStarted={onStarted} />
          <Analyses opened={session?.session_id} onOpen={onStarted} />
        </div>
        {!session && features}
      </div>
      {session && features}
    </>
  );
  return (
    <div className="flex flex-col gap-4">
      {session?.quarters.now ? (
        <Headline
          session={session}
          onIndicator={onIndicator}
          onComparison={() => onTab('comparison')}
        >
          {below}
        </Headline>
      ) : (
        below
      )}
    </div>
  );
}
