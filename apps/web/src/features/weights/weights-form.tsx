import { SECTORS, type SectorWeights, WEIGHTS_SOURCE_LENGTH } from '@lqc/contracts';
import { useMutation } from '@tanstack/react-query';
import { Form } from '../../components/form';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { amount } from '../../lib/format';
import { useSavedDraft } from '../../lib/use-saved-draft';
import { UnsavedGuard } from '../../components/unsaved-guard';
import { saveSectorWeights } from './api';
import { copy } from './copy';
import { useWeightsChange } from './use-weights-change';
import { draftOf, isWhole, isWrong, sumOf, type WeightsDraft, weightsOf } from './weights-draft';

/** The form of a set of weights: day, source, and percentages that add up to 100. */
export function WeightsForm({ inForce }: { inForce: SectorWeights | undefined }) {
  const initial = draftOf(inForce);
  const [kept, setDraft, settle] = useSavedDraft<WeightsDraft | null>('sector weights', null);
  // Untouched, it shows the set in force, also when that has become another one.
  const draft = kept ?? initial;
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const ready = weightsOf(draft);
  const takeUp = useWeightsChange();
  const save = useMutation({
    mutationFn: saveSectorWeights,
    onSuccess: (changed) => {
      takeUp(changed);
      settle(null);
      toast(copy.saved);
    },
  });
  return (
    <Form className="flex flex-col gap-4" onSend={() => ready && save.mutate(ready)}>
      <UnsavedGuard sentence={isDirty ? copy.unsaved : null} />
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <TextField
          type="date"
          label={copy.asOf}
          value={draft.asOf}
          onChange={({ target }) => setDraft({ ...draft, asOf: target.value })}
        />
        <TextField
          label={copy.source}
          hint={copy.sourceHint}
          maxLength={WEIGHTS_SOURCE_LENGTH.max}
          value={draft.source}
          onChange={({ target }) => setDraft({ ...draft, source: target.value })}
        />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{copy.weights}</legend>
        <p className="mb-2 text-xs text-muted">{copy.weightsNote}</p>
        <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 lg:grid-cols-3">
          {SECTORS.map(({ name, short }) => (
            <TextField
              key={name}
              label={short}
              title={name}
              inputMode="decimal"
              value={draft.percents[name] ?? ''}
              error={isWrong(draft.percents[name]) ? copy.wrongWeight : null}
              onChange={({ target }) =>
                setDraft({ ...draft, percents: { ...draft.percents, [name]: target.value } })
              }
            />
          ))}
        </div>
      </fieldset>
      <ErrorNotice error={save.error} title={copy.saveFailed} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Sum draft={draft} />
        <Button
          disabled={!isDirty || save.isPending}
          onClick={() => {
            settle(null);
            save.reset();
          }}
        >
          {copy.discard}
        </Button>
        <Button type="submit" variant="primary" disabled={!isDirty || !ready || save.isPending}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}

/** The sum of the typed percentages and what is missing to 100. */
function Sum({ draft }: { draft: WeightsDraft }) {
  const sum = sumOf(draft);
  if (Number.isNaN(sum)) return <p className="flex-1" />;
  const rest = amount(100 - sum);
  const told = isWhole(draft) ? copy.complete : sum < 100 ? copy.missing(rest) : copy.over(rest);
  return (
    <p role="status" className="min-w-full flex-1 sm:min-w-0">
      <span className="font-semibold">{copy.sum(amount(sum))}</span>
      <span className="text-muted"> · {told}</span>
    </p>
  );
}
