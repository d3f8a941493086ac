import { type Contradiction, indicatorOf, type Verdict } from '@lqc/contracts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Pager } from '../../components/pager';
import { Panel } from '../../components/panel';
import { Awaited, EmptyState, ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { api } from '../../lib/api';
import { count } from '../../lib/format';
import { ScoreBox } from '../charts/score-box';
import { copy } from './copy';

const KEY = ['contradictions'] as const;
const UNDO_MS = 10_000;
const VERDICTS = ['score', 'words', 'both_right'] as const satisfies readonly Verdict[];

interface ContradictionsProps {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Contradictions between scores and narratives, which a person decides one by one. */
export function Contradictions({ page, onPage }: ContradictionsProps) {
  const found = useQuery({
    queryKey: [...KEY, page],
    queryFn: () => api.call('contradictions', { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const { decide, isPending, error } = useDecision();
  const { data } = found;
  return (
    <>
      <Awaited of={found} rows={6} />
      <ErrorNotice error={error} />
      {data && (
        <Panel
          title={data.decided > 0 && copy.contradictions(count(data.open), count(data.decided))}
          note={copy.contradictionsNote}
        >
          {data.decided === 0 && (
            <EmptyState title={copy.nothingToCheck}>{copy.nothingToCheckBody}</EmptyState>
          )}
          {data.decided > 0 && data.total === 0 && <p>{copy.noContradictions}</p>}
          <ul className="divide-y divide-line">
            {data.items.map((one) => (
              <Opposite
                key={`${one.contact_id} ${one.indicator}`}
                one={one}
                isPending={isPending}
                onDecide={(verdict) => decide(one, verdict)}
              />
            ))}
          </ul>
          <Pager
            label={copy.pages}
            page={page}
            pages={Math.ceil(data.total / data.page_size)}
            onPage={onPage}
          />
        </Panel>
      )}
    </>
  );
}

/** Decides, or takes a decision back; what was decided moves to the end, so its undo is offered. */
function useDecision() {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: ({ contact_id, indicator, was, verdict }: Decision) =>
      api.call('decideContradiction', { body: { contact_id, indicator, was, verdict } }),
    // Also when it was refused, since a colleague may have decided it.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const decide = (one: Contradiction, verdict: Verdict | null) =>
    sending.mutate(
      { ...one, was: one.verdict, verdict },
      {
        onSuccess: () => {
          if (verdict === null) return;
          toast(copy.decided(one.contact, copy.verdicts[verdict]), {
            ms: UNDO_MS,
            action: {
              label: copy.undo,
              run: () => sending.mutate({ ...one, was: verdict, verdict: null }),
            },
          });
        },
      },
    );
  return { decide, isPending: sending.isPending, error: sending.error };
}
type Decision = Pick<Contradiction, 'contact_id' | 'indicator' | 'verdict'> & {
  readonly was: Verdict | null;
};

function Opposite({
  one,
  isPending,
  onDecide,
}: {
  one: Contradiction;
  isPending: boolean;
  onDecide: (verdict: Verdict | null) => void;
}) {
  const { verdict: decided } = one;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[220px_minmax(0,1fr)_auto]">
      <div className="text-xs text-muted">
        <p className="text-base font-semibold text-ink">{one.contact}</p>
        <p>{one.label}</p>
        <p>{copy.place(one.sheet, one.cell)}</p>
      </div>
      <div>
        <p className="mb-1 flex items-center gap-2 font-medium">
          {indicatorOf(one.indicator).label} <ScoreBox score={one.score} />
          <span className="text-xs text-muted">{copy.says[one.direction]}</span>
        </p>
        <p>
          <mark className="rounded-sm bg-mark text-ink">{one.words}</mark>
        </p>
        <p className="text-sm text-muted">{one.narrative}</p>
      </div>
      <div className="flex flex-wrap items-start gap-1">
        {VERDICTS.filter((verdict) => decided === null || decided === verdict).map((verdict) => (
          <Button
            key={verdict}
            size="small"
            aria-pressed={decided === verdict}
            disabled={isPending}
            onClick={() => onDecide(decided === null ? verdict : null)}
          >
            {decided === null ? copy.verdicts[verdict] : `${copy.verdicts[verdict]} · ${copy.undo}`}
          </Button>
        ))}
      </div>
    </li>
  );
}
