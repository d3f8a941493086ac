import type { QuarterlyFile, SessionResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button';
import { SelectField } from '../../components/field';
import { Panel } from '../../components/panel';
import { ErrorNotice, Skeleton } from '../../components/states';
import { date } from '../../lib/format';
import { readDashboardState, writeDashboardState } from '../session-data/dashboard-state';
import { latestSessions, sessionOf, startSession } from '../session-data/api';
import { storedFiles } from '../files/api';
import { copy } from './copy';

/** Choosing the quarters of an analysis, or taking up an earlier one. */
export function StartPanel({
  session,
  onStarted,
}: {
  session: SessionResponse | undefined;
  onStarted: (sessionId: string) => void;
}) {
  const files = useQuery(storedFiles);
  if (files.error) return <ErrorNotice error={files.error} onRetry={() => void files.refetch()} />;
  if (!files.data) return <Skeleton rows={4} />;
  const { quarterly_files: quarters, company_files: companies } = files.data;
  const company = companies[0];
  return (
    <Panel title={copy.startTitle} actions={<CompanyStatus name={company?.file_name} />}>
      {quarters.length > 0 && company ? (
        <StartForm quarters={quarters} session={session} onStarted={onStarted} />
      ) : (
        <FilesMissing />
      )}
    </Panel>
  );
}

function CompanyStatus({ name }: { name: string | undefined }) {
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="text-muted">{copy.company}:</span> {name ?? copy.noCompany}
      {!name && <AdminLink>{copy.uploadInAdmin}</AdminLink>}
    </p>
  );
}

function FilesMissing() {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-tint p-3">
      <p className="flex-1">{copy.filesMissing}</p>
      <AdminLink>{copy.openAdmin}</AdminLink>
    </div>
  );
}

function AdminLink({ children }: { children: string }) {
  return (
    <Link
      to="/admin-settings"
      search={{ tab: 'file' }}
      className="inline-flex h-hit-small items-center rounded-md border border-control px-2.5 text-xs font-medium hover:bg-sunken"
    >
      {children}
    </Link>
  );
}

interface StartFormProps {
  readonly quarters: readonly QuarterlyFile[];
  readonly session: SessionResponse | undefined;
  readonly onStarted: (sessionId: string) => void;
}

function StartForm({ quarters, session, onStarted }: StartFormProps) {
  const kept = useState(readDashboardState)[0];
  const known = (id: string | undefined) => (quarters.some((one) => one.id === id) ? id! : '');
  const [now, setNow] = useState(known(kept?.quarterNowId));
  const [before, setBefore] = useState(known(kept?.quarterBeforeId));
  const [lastYear, setLastYear] = useState(known(kept?.lastYearId));
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () =>
      startSession({
        quarter_now_id: now,
        quarter_before_id: before,
        last_year_id: lastYear || null,
      }),
    onSuccess: (response) => {
      queries.setQueryData(sessionOf(response.session_id).queryKey, response);
      void queries.invalidateQueries({ queryKey: latestSessions.queryKey });
      writeDashboardState({
        sessionId: response.session_id,
        quarterNowId: now,
        quarterBeforeId: before,
        lastYearId: lastYear,
      });
      onStarted(response.session_id);
    },
  });
  const complete = now !== '' && before !== '';
  const options = quarters.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
        <SelectField
          label={copy.now}
          required
          value={now}
          onChange={(event) => setNow(event.target.value)}
        >
          <option value="">{copy.choose}</option>
          {options}
        </SelectField>
        <SelectField
          label={copy.before}
          required
          value={before}
          onChange={(event) => setBefore(event.target.value)}
        >
          <option value="">{copy.choose}</option>
          {options}
        </SelectField>
        <SelectField
          label={copy.lastYear}
          value={lastYear}
          onChange={(event) => setLastYear(event.target.value)}
        >
          <option value="">{copy.none}</option>
          {options}
        </SelectField>
        <Button
          variant={session ? 'secondary' : 'primary'}
          className="md:mt-[22px]"
          disabled={!complete || start.isPending}
          title={complete ? undefined : copy.chooseBoth}
          onClick={() => start.mutate()}
        >
          {start.isPending ? copy.starting : copy.start}
        </Button>
      </div>
      {start.error && <ErrorNotice error={start.error} onRetry={() => start.mutate()} />}
      {!session && <EarlierSessions onChosen={onStarted} />}
    </div>
  );
}

function EarlierSessions({ onChosen }: { onChosen: (sessionId: string) => void }) {
  const { data: sessions = [] } = useQuery(latestSessions);
  if (sessions.length === 0) return null;
  return (
    <div className="mt-2 border-t border-line pt-3">
      <h3 className="text-xs font-medium text-muted">{copy.continueTitle}</h3>
      <ul className="mt-1 flex flex-wrap gap-2">
        {sessions.map((one) => (
          <li key={one.session_id}>
            <Button size="small" onClick={() => onChosen(one.session_id)}>
              {one.label_now ?? one.label_before} – {one.label_before}
              <span className="text-muted">{date(one.started_at)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
