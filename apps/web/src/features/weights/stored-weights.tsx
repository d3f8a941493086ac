import type { SectorWeightsResponse } from '@lqc/contracts';
import { longDate } from '@lqc/phrases';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/dialog';
import { EmptyState, ErrorNotice } from '../../components/states';
import { toast } from '../../components/toast';
import { dateTime } from '../../lib/format';
import { removeSectorWeights } from './api';
import { copy } from './copy';
import { useWeightsChange } from './use-weights-change';

type StoredSet = SectorWeightsResponse['sets'][number];

/** The stored sets of weights, the one in use first; each can be removed. */
export function StoredWeights({ sets }: { sets: readonly StoredSet[] }) {
  const [doomed, setDoomed] = useState<StoredSet | null>(null);
  const takeUp = useWeightsChange();
  const remove = useMutation({
    mutationFn: removeSectorWeights,
    onSuccess: (changed) => {
      takeUp(changed);
      toast(copy.removed);
    },
    onSettled: () => setDoomed(null),
  });
  if (sets.length === 0) return <EmptyState title={copy.none}>{copy.noneBody}</EmptyState>;
  return (
    <>
      <ErrorNotice error={remove.error} title={copy.removeFailed} />
      <ul>
        {sets.map((set, at) => (
          <li
            key={set.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {longDate(set.as_of)} {at === 0 && <Badge tone="success">{copy.inForce}</Badge>}
              </p>
              <p className="break-words">{set.source}</p>
              <p className="text-xs text-muted">
                {copy.storedBy(set.stored_by, dateTime(set.stored_at))}
              </p>
            </div>
            <Button
              size="small"
              variant="quietDanger"
              aria-label={copy.removeOf(longDate(set.as_of))}
              onClick={() => setDoomed(set)}
            >
              {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        danger
        title={copy.removeTitle}
        confirm={copy.remove}
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id)}
        onCancel={() => setDoomed(null)}
      >
        {doomed && copy.removeBody(longDate(doomed.as_of), doomed.source)}
      </ConfirmDialog>
    </>
  );
}
