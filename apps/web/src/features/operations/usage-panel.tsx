import { USAGE_LIMITS, type UsageLimitName, type UsageLimitsResponse } from '@lqc/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { Panel } from '../../components/panel';
import { Awaited, ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { count } from '../../lib/format';
import { useDraftUpon } from '../../lib/use-draft-upon';
import { saveUsageLimits, usageLimits } from './api';
import { copy } from './copy';
import { UsageTable } from './usage-table';

/** The form of the limits of use, and current use by person. */
export function UsagePanel() {
  const usage = useQuery(usageLimits);
  return (
    <Panel title={copy.limits} note={copy.limitsNote}>
      <Awaited of={usage} rows={4} />
      {usage.data && <LimitsForm loaded={usage.data} />}
      {usage.data && (
        <>
          <h3 className="mt-6 font-semibold">{copy.usage}</h3>
          <p className="mb-2 text-xs text-muted">
            {copy.usedInAll(count(usage.data.stored_mb), count(usage.data.model_tokens_today))}
          </p>
          <UsageTable persons={usage.data.persons} />
        </>
      )}
    </Panel>
  );
}

const NAMES = Object.keys(USAGE_LIMITS) as UsageLimitName[];

/** On a telephone a field stands beside its label and note. */
const BESIDE =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_7rem] max-sm:gap-x-4 max-sm:*:[div]:row-span-2 max-sm:*:[p]:mt-0';

function LimitsForm({ loaded }: { loaded: UsageLimitsResponse }) {
  const queries = useQueryClient();
  const { draft, type, settle, rebase } = useDraftUpon<Record<UsageLimitName, string>>(
    'usage limits and base',
    loaded,
  );
  const { typed } = draft;
  const valueOf = (name: UsageLimitName) => typed[name] ?? String(loaded.limits[name]);
  const isWrong = (name: UsageLimitName) => {
    const { min, max } = USAGE_LIMITS[name];
    const value = Number(valueOf(name));
    return !Number.isInteger(value) || value < min || value > max;
  };
  const isChanged = (name: UsageLimitName) =>
    typed[name] !== undefined && Number(typed[name]) !== loaded.limits[name];
  const changed = NAMES.filter(isChanged);
  const save = useMutation({
    mutationFn: () =>
      saveUsageLimits({
        ...Object.fromEntries(changed.map((name) => [name, Number(valueOf(name))])),
        based_on: draft.basedOn,
      }),
    onSuccess: (saved) => {
      queries.setQueryData(usageLimits.queryKey, saved);
      settle();
      toast(copy.limitsSaved);
    },
    onError: (refusal) =>
      rebase(refusal, () => queries.fetchQuery({ ...usageLimits, staleTime: 0 })),
  });
  return (
    <Form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" onSend={() => save.mutate()}>
      <UnsavedGuard sentence={changed.length > 0 ? copy.unsaved : null} />
      {NAMES.map((name) => {
        const { min, max } = USAGE_LIMITS[name];
        const range = copy.between(count(min), count(max));
        return (
          <TextField
            key={name}
            className={BESIDE}
            label={copy.limitNames[name]}
            inputMode="numeric"
            value={valueOf(name)}
            hint={
              isChanged(name) ? `${range} · ${copy.standing(count(loaded.limits[name]))}` : range
            }
            error={isWrong(name) ? range : null}
            onChange={({ target }) => type({ [name]: target.value.trim() })}
          />
        );
      })}
      <div className="sm:col-span-2 lg:col-span-3">
        <ErrorNotice error={save.error} />
        <Button
          type="submit"
          disabled={save.isPending || changed.length === 0 || NAMES.some(isWrong)}
        >
          {copy.saveLimits}
        </Button>
      </div>
    </Form>
  );
}
