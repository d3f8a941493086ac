import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { count } from '../../lib/format';
import { copy } from './copy';
import { expireMinutesOf, sessionStatus } from './status';

/** The number of signed-in persons, and how long a sign-in lasts without activity. */
export function SessionInfo() {
  const status = useQuery({ queryKey: ['admin', 'status'], queryFn: () => sessionStatus() });
  return (
    <Panel title={copy.info}>
      <Awaited of={status} rows={2} />
      {status.data && (
        <dl className="grid grid-cols-[1fr_auto] gap-y-2">
          <dt className="text-muted">{copy.activeSessions}</dt>
          <dd className="font-semibold tabular-nums">{count(status.data.active_sessions)}</dd>
          <dt className="text-muted">{copy.expiry}</dt>
          <dd className="font-semibold tabular-nums">
            {copy.minutes(count(expireMinutesOf(status.data)))}
          </dd>
        </dl>
      )}
    </Panel>
  );
}
