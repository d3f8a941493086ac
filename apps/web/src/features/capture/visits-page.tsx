import { NetworkError } from '@lqc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { ChoiceField } from '../../components/field';
import { QueryError } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { failureSentence } from '../../lib/failure';
import { useTitle } from '../../lib/title';
import { TopBar } from '../frame/top-bar';
import { plan as planQuery } from '../plan/api';
import { copy } from './copy';
import type { NoteStore } from './device/note-store';
import { tellReached, useSending } from './device/sender';
import { followPlan, takeVisits } from './device/visits';
import { KeepingGate } from './keeping-gate';
import { NoteList } from './note-list';
import { takeNewVersion, useNewVersion } from './offline';
import { PlannedVisits } from './planned-visits';
import { offeredQuarters, presentQuarter, targetOf } from './quarters';
import { NetworkBar } from './saved-state';

const ASK_AGAIN_MS = 10_000;
/** So soon an officer learns what colleagues began meanwhile, before setting out for it. */
const LOOK_AGAIN_MS = 60_000;

/** The page of visits: notes that are under way, and whom to visit. */
export function VisitsPage() {
  useTitle(copy.title);
  return (
    <>
      <TopBar title={copy.title} />
      <NetworkBar />
      <main id="isi" className="mx-auto max-w-6xl p-6 max-md:px-4 max-md:py-4">
        <h1 className="mb-3 text-xl font-semibold max-lg:sr-only">{copy.title}</h1>
        <KeepingGate>{(store) => <Visits store={store} />}</KeepingGate>
      </main>
    </>
  );
}

/** The notes and visits of the chosen quarter, at first of the present one. */
export function Visits({ store }: { store: NoteStore }) {
  const queries = useQueryClient();
  const [now] = useState(() => new Date());
  const [quarter, setQuarter] = useState(() => presentQuarter(now));
  const { isOnline } = useSending();
  const isNewVersion = useNewVersion();
  const taken = useQuery({
    queryKey: ['capture', 'taken', store.owner],
    queryFn: () => store.visits(),
  });
  const plan = useQuery({
    ...planQuery(targetOf(quarter)),
    queryFn: async () => {
      // A page that looks again by itself does not extend the sign-in.
      const query = { target: targetOf(quarter) };
      const told = await api.call('plan', { query, background: true });
      // A full disk keeps what was there; the list goes by the plan itself meanwhile.
      void followPlan(store, told)
        .then((isChanged) => void (isChanged && taken.refetch()))
        .catch(() => {});
      return told;
    },
    // What was taken along follows no plan that another page has read.
    staleTime: 0,
    refetchInterval: ({ state: { error } }) =>
      isOnline && !(error instanceof NetworkError) ? LOOK_AGAIN_MS : ASK_AGAIN_MS,
  });
  const isAway = plan.error instanceof NetworkError;
  const { isFetched } = plan;
  useEffect(() => {
    if (isFetched) tellReached(!isAway);
  }, [isFetched, isAway]);
  const ofQuarter = plan.isPlaceholderData ? undefined : plan.data;
  // Also those taken along, which are there without a network, and the one that is shown.
  const withVisits = [
    ...(plan.data?.targets_with_visits ?? []),
    ...(taken.data ?? []).map(({ target }) => target),
    targetOf(quarter),
  ];
  const quarters = offeredQuarters(
    now,
    withVisits.filter((target) => target !== undefined),
  );
  const take = useMutation({
    mutationFn: () => takeVisits(store, targetOf(quarter)),
    onSuccess: (told) => {
      toast(copy.prepared(told));
      // An earlier plan would not list what was planned since and is taken along.
      const { queryKey } = planQuery(told.plan.target);
      queries.setQueryData(queryKey, told.plan);
      // The companies' words took a while, in which somebody may have changed it.
      void queries.invalidateQueries({ queryKey });
      void taken.refetch();
    },
    onError: (error) => toast(failureSentence(error, copy.prepareFailed), { kind: 'error' }),
  });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <ChoiceField
          label={copy.quarter}
          options={quarters}
          nameOf={(one) => one}
          value={quarter}
          onChoose={setQuarter}
        />
        <Button onClick={() => take.mutate()} disabled={take.isPending}>
          <CloudDownload size={18} /> {take.isPending ? copy.preparing : copy.prepare}
        </Button>
        {/* Here no note is open that it could be taken from under. */}
        {isNewVersion && <Button onClick={takeNewVersion}>{copy.newVersion}</Button>}
      </div>
      {plan.error && !isAway && <QueryError of={plan} />}
      <NoteList store={store} quarter={quarter} />
      <PlannedVisits store={store} quarter={quarter} plan={ofQuarter} taken={taken.data ?? []} />
    </div>
  );
}
