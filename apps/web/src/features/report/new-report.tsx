import type { ReportListed, SessionResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { Form } from '../../components/form';
import { Button, buttonLook } from '../../components/button';
import { ChoiceField, TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice, QueryError, Skeleton } from '../../components/states';
import { storedFiles } from '../files/api';
import { listedSessions, sessionOf } from '../analysis-session/api';
import { choiceOf } from '../analysis-session/dashboard-state';
import { type ChosenQuarters, preselected } from '../analysis-session/preselected';
import { createReport, showReport } from './api';
import { copy } from './copy';

/**
 * *Laporan baru*: creates a report. The quarters of the analysis that the person came from are already chosen,
 * else the latest.
 */
export function NewReport({
  session = '',
  others,
}: {
  readonly session?: string;
  /** The reports that there are. */
  readonly others?: readonly ReportListed[];
}) {
  const files = useQuery(storedFiles);
  const from = useQuery({ ...sessionOf(session), enabled: session !== '' });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const quarters = files.data?.quarterly_files ?? [];
  const [wish, setWish] = useState<Partial<ChosenQuarters>>({});
  const [title, setTitle] = useState('');
  const [people, setPeople] = useState('');
  // Choosing another current quarter changes the usual comparisons, except those that a person
  // chose.
  const analysed = from.data && !wish.now ? storedQuartersOf(from.data, quarters) : {};
  const chosen = { ...analysed, ...wish };
  const usual = preselected(
    quarters,
    quarters.find(({ id }) => id === chosen.now),
  );
  const { now, before, lastYear } = { ...usual, ...chosen };
  const start = useMutation({
    mutationFn: () =>
      createReport({
        quarter_now_id: now,
        quarter_before_id: before,
        last_year_id: lastYear || null,
        ...(title.trim() && { title: title.trim() }),
        ...(people.trim() && { people: people.trim() }),
      }),
    // Who left meanwhile is not led to it.
    onMutate: () => location.pathname,
    onSuccess: (report, _asked, from) => {
      showReport(queries, report);
      void queries.invalidateQueries({ queryKey: listedSessions });
      if (location.pathname === from)
        void navigate({ to: '/laporan/$id', params: { id: report.id } });
    },
  });
  if (files.isPending || from.isLoading) return <Skeleton rows={3} />;
  if (files.error) return <QueryError of={files} />;
  if (quarters.length < 2)
    return (
      <Panel>
        <EmptyState
          title={copy.new.needsFiles}
          action={
            <Link to="/admin-settings" search={{ tab: 'file' }} className={buttonLook()}>
              {copy.new.files}
            </Link>
          }
        >
          {copy.new.needsFilesBody}
        </EmptyState>
      </Panel>
    );
  const twin = others?.find(
    (one) => one.quarter_now.file_id === now && one.quarter_before.file_id === before,
  );
  const options = quarters.map(({ id }) => id);
  const labelOf = (chosen: string) => quarters.find(({ id }) => id === chosen)?.label ?? '';
  return (
    <Panel title={copy.new.title} note={copy.new.note} className="rule-gold">
      <Form className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6" onSend={() => start.mutate()}>
        <ChoiceField
          className="lg:col-span-2"
          label={copy.new.now}
          options={options}
          nameOf={labelOf}
          value={now}
          onChoose={(id) => setWish({ now: id })}
        />
        <ChoiceField
          className="lg:col-span-2"
          label={copy.new.before}
          options={options}
          nameOf={labelOf}
          value={before}
          onChoose={(id) => setWish({ ...wish, before: id })}
        />
        <ChoiceField
          className="lg:col-span-2"
          label={copy.new.lastYear}
          options={['', ...options]}
          nameOf={(id) => labelOf(id) || copy.new.noLastYear}
          value={lastYear}
          onChoose={(id) => setWish({ ...wish, lastYear: id })}
        />
        <TextField
          className="lg:col-span-2"
          label={copy.new.name}
          placeholder={copy.new.defaultTitle(labelOf(now))}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          className="lg:col-span-2"
          label={copy.new.people}
          placeholder={copy.new.peopleHint}
          value={people}
          onChange={({ target }) => setPeople(target.value)}
        />
        <div className="flex items-end lg:col-span-2">
          <Button type="submit" variant="primary" className="w-full" disabled={start.isPending}>
            <FilePlus2 size={16} />
            {start.isPending ? copy.new.starting : copy.new.start}
          </Button>
        </div>
        {twin && (
          <p role="status" className="col-span-full text-xs text-muted">
            {copy.new.twin(twin.title, twin.created_by)}
          </p>
        )}
      </Form>
      <ErrorNotice className="mt-3" error={start.error} onRetry={() => start.mutate()} />
    </Panel>
  );
}

/** The quarters of an analysis that are still stored; none of last year where it has none. */
function storedQuartersOf(
  analysis: SessionResponse,
  stored: readonly { readonly id: string }[],
): Partial<ChosenQuarters> {
  const choice = choiceOf(analysis);
  const quarters = {
    now: choice.quarterNowId,
    before: choice.quarterBeforeId,
    lastYear: choice.lastYearId,
  };
  return Object.fromEntries(
    Object.entries(quarters).filter(([role, id]) =>
      id ? stored.some((one) => one.id === id) : role === 'lastYear',
    ),
  );
}
