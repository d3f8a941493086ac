import { indicatorOf, type Verdict } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { Panel } from '../../components/panel';
import { EmptyState, ErrorNotice, Skeleton } from '../../components/states';
import { api } from '../../lib/api';
import { count } from '../../lib/format';
import { ScoreBox } from '../contacts/score-box';
import { copy } from './copy';

const KEY = ['contradictions'] as const;
const VERDICTS = ['score', 'words', 'both_right'] as const satisfies readonly Verdict[];

/** Contradictions between scores and narratives, which a person decides one by one. */
export function Contradictions() {
  const client = useQueryClient();
  const found = useQuery({
    queryKey: KEY,
    queryFn: () => api.call('contradictions', { query: {} }),
  });
  const decide = useMutation({
    mutationFn: (body: { contact_id: string; indicator: string; verdict: Verdict | null }) =>
      api.call('decideContradiction', { body: body as never }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const { data } = found;
  const open = data?.items.filter(({ verdict }) => verdict === null).length ?? 0;
  return (
    <>
      {found.error && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
      {decide.error && <ErrorNotice error={decide.error} />}
      {found.isPending && <Skeleton rows={6} />}
      {data && (
        <Panel
          title={copy.contradictions(open, count(data.decided))}
          note={copy.contradictionsNote}
        >
          {data.decided === 0 && data.items.length === 0 ? (
            <EmptyState title={copy.nothingToCheck}>{copy.nothingToCheckBody}</EmptyState>
          ) : (
            data.items.length === 0 && <EmptyState title={copy.noContradictions} />
          )}
          <ul className="divide-y divide-line">
            {data.items.map((one) => (
              <li
                key={`${one.contact_id} ${one.indicator}`}
                className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[220px_minmax(0,1fr)_auto]"
              >
                <div className="text-xs text-muted">
                  <p className="text-base font-semibold text-ink">{one.contact}</p>
                  <p>{one.label}</p>
                  <p>{`${one.sheet} · ${one.cell ?? ''}`}</p>
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
                  {VERDICTS.filter(
                    (verdict) => one.verdict === null || one.verdict === verdict,
                  ).map((verdict) => (
                    <Button
                      key={verdict}
                      size="small"
                      aria-pressed={one.verdict === verdict}
                      disabled={decide.isPending}
                      onClick={() =>
                        decide.mutate({ ...one, verdict: one.verdict === null ? verdict : null })
                      }
                    >
                      {one.verdict === null
                        ? copy.verdicts[verdict]
                        : `${copy.verdicts[verdict]} · ${copy.undo}`}
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
