import type { QuarterlyFile, SessionResponse } from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { Button } from '../../components/button';
import { ChoiceField } from '../../components/field';
import { Panel } from '../../components/panel';
import { Awaited, ErrorNotice } from '../../components/states';
import { cx } from '../../lib/cx';
import { choiceOf, readDashboardState } from '../analysis-session/dashboard-state';
import { type ChosenQuarters, preselected } from '../analysis-session/preselected';
import { useStartAnalysis } from '../analysis-session/use-start-analysis';
import { storedFiles } from '../files/api';
import { copy } from './copy';

/** Starts an analysis of chosen quarters, or opens an earlier one. */
export function StartPanel({
  session,
  onStarted,
}: {
  session: SessionResponse | undefined;
  onStarted: (sessionId: string) => void;
}) {
  // Refetched whenever the tab is shown, since a colleague may have stored another quarter.
  const files = useQuery({ ...storedFiles, refetchOnMount: 'always' });
  if (!files.data) return <Awaited of={files} rows={4} />;
  const { quarterly_files: quarters, company_files: companies } = files.data;
  const company = companies[0];
  return (
    <Panel title={copy.startTitle} actions={<CompanyStatus name={company?.file_name} />}>
      {quarters.length > 0 && company ? (
        <StartForm
          key={session?.session_id}
          quarters={quarters}
          session={session}
          onStarted={onStarted}
        />
      ) : (
        <FilesMissing />
      )}
    </Panel>
  );
}

function CompanyStatus({ name }: { name: string | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
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
  const [{ now, before, lastYear }, setChosen] = useState(() => firstChoice(quarters, session));
  const choose = (part: Partial<ChosenQuarters>) => setChosen({ now, before, lastYear, ...part });
  const start = useStartAnalysis(onStarted);
  const isSame = now !== '' && (now === before || now === lastYear);
  const refusal = isSame ? 'QUARTERS_SAME' : now && before ? null : 'QUARTERS_REQUIRED';
  const refusalId = useId();
  const begin = () => start.mutate({ now, before, lastYear });
  const options = ['', ...quarters.map(({ id }) => id)];
  const named = (none: string) => (chosen: string) =>
    quarters.find(({ id }) => id === chosen)?.label ?? none;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-1 items-start gap-3 @md:grid-cols-2 @3xl:grid-cols-[1fr_1fr_1fr_auto]">
        <ChoiceField
          label={copy.now}
          required
          options={options}
          nameOf={named(copy.choose)}
          value={now}
          onChoose={(chosen) => {
            const quarter = quarters.find(({ id }) => id === chosen);
            setChosen(quarter ? preselected(quarters, quarter) : NOTHING_CHOSEN);
          }}
        />
        <ChoiceField
          label={copy.before}
          required
          options={options}
          nameOf={named(copy.choose)}
          value={before}
          onChoose={(id) => choose({ before: id })}
        />
        <ChoiceField
          label={copy.lastYear}
          options={options}
          nameOf={named(copy.none)}
          value={lastYear}
          onChoose={(id) => choose({ lastYear: id })}
        />
        <Button
          variant={session ? 'secondary' : 'primary'}
          className="@md:mt-[22px]"
          disabled={refusal !== null || start.isPending}
          aria-describedby={refusalId}
          onClick={begin}
        >
          {start.isPending ? copy.starting : copy.start}
        </Button>
      </div>
      <p
        // One that turns into an alert is only read out when it is new.
        key={refusal}
        id={refusalId}
        role={isSame ? 'alert' : undefined}
        className={cx('min-h-4.5 text-sm', isSame ? 'text-danger' : 'text-muted')}
      >
        {refusal && errorSentence(refusal)}
      </p>
      <ErrorNotice error={start.error} onRetry={begin} />
    </div>
  );
}

const NOTHING_CHOSEN: ChosenQuarters = { now: '', before: '', lastYear: '' };

/**
 * The initial choice of quarters: those of the open session, or else the person's last choice
 * unless a file was stored since, or else the usual quarters.
 */
function firstChoice(
  quarters: readonly QuarterlyFile[],
  session: SessionResponse | undefined,
): ChosenQuarters {
  const kept = readDashboardState();
  const isStill =
    kept && quarters.every(({ upload_date: date }) => Date.parse(date) < kept.timestamp);
  const choice = session ? choiceOf(session) : isStill ? kept : null;
  const stored = (id = '') => (quarters.some((one) => one.id === id) ? id : '');
  const chosen = {
    now: stored(choice?.quarterNowId),
    before: stored(choice?.quarterBeforeId),
    lastYear: stored(choice?.lastYearId),
  };
  return session || (chosen.now && chosen.before) ? chosen : preselected(quarters);
}
