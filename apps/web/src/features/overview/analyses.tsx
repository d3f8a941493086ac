import { type ListedSession, oldFilesOf, type Scope } from '@lqc/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Ledger, LedgerHead } from '../../components/ledger';
import { Panel } from '../../components/panel';
import { Awaited } from '../../components/states';
import { SwitchBetween } from '../../components/switch-between';
import { dateTime } from '../../lib/format';
import { sessionsOf } from '../analysis-session/api';
import { storedFiles } from '../files/api';
import { copy } from './copy';

interface AnalysesProps {
  /** Session id of the analysis that is open. */
  readonly opened: string | undefined;
  readonly onOpen: (sessionId: string) => void;
}

/** The list of earlier analyses, one's own or the office's; each can be opened again. */
export function Analyses({ opened, onOpen }: AnalysesProps) {
  const [scope, setScope] = useState<Scope>('own');
  const list = useInfiniteQuery(sessionsOf(scope));
  const { data: stored } = useQuery(storedFiles);
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? [];
  return (
    <Panel
      title={copy.analyses}
      actions={
        <SwitchBetween
          label={copy.scopesLabel}
          names={copy.scopes}
          chosen={scope}
          onChoose={setScope}
        />
      }
    >
      <Awaited of={list} rows={3} />
      {list.data && sessions.length === 0 && <p className="text-muted">{copy.noAnalyses}</p>}
      {sessions.length > 0 && (
        <Ledger label={copy.analyses} isStacked>
          <LedgerHead columns={Object.values(copy.analysisColumns)} />
          <tbody>
            {sessions.map((one) => (
              <Row
                key={one.session_id}
                analysis={one}
                isOpened={one.session_id === opened}
                isOld={stored !== undefined && oldFilesOf(one.sources, stored).length > 0}
                onOpen={() => onOpen(one.session_id)}
              />
            ))}
          </tbody>
        </Ledger>
      )}
      {list.hasNextPage && (
        <Button
          className="mt-3"
          size="small"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </Panel>
  );
}

function Row({
  analysis,
  isOpened,
  isOld,
  onOpen,
}: {
  analysis: ListedSession;
  isOpened: boolean;
  /** True when one of its files was replaced or deleted since. */
  isOld: boolean;
  onOpen: () => void;
}) {
  const { label_now: now, label_before: before, label_last_year: lastYear } = analysis;
  return (
    <tr aria-current={isOpened || undefined}>
      <td>
        <button
          type="button"
          onClick={onOpen}
          className="text-left font-medium hover:text-accent hover:underline"
        >
          {copy.quarters(now, before, lastYear)}
        </button>{' '}
        {isOpened && <Badge tone="gold">{copy.opened}</Badge>}{' '}
        {!analysis.shared && <Badge>{copy.uploaded}</Badge>}{' '}
        {isOld && <Badge>{copy.oldFiles}</Badge>}
      </td>
      <td>{analysis.owner_username ?? <span className="text-muted">{copy.byProduct}</span>}</td>
      <td className="whitespace-nowrap text-muted">{dateTime(analysis.started_at)}</td>
    </tr>
  );
}
