import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { toast } from '../../components/toast';
import { type Conclusion, deleteConclusion } from './api';
import { copy } from './copy';

const UNDO_WITHIN_MS = 10_000;

/** Conclusions that are hidden from the list while their deletion can still be undone. */
export const useLeaving = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

const bringBack = (id: string) =>
  useLeaving.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));

/**
 * Hides a conclusion and deletes it when its message disappears, unless the person undoes it first.
 * Closing the browser in between keeps the conclusion.
 */
export function leave({ id, owner_username: username }: Conclusion, queries: QueryClient): void {
  useLeaving.setState(({ ids }) => ({ ids: [...ids, id] }));
  let isUndone = false;
  toast(copy.deleted, {
    ms: UNDO_WITHIN_MS,
    action: {
      label: copy.undo,
      run: () => {
        isUndone = true;
        bringBack(id);
      },
    },
    onClose: () => {
      if (isUndone) return;
      deleteConclusion(username, id)
        .then(() => queries.invalidateQueries({ queryKey: ['conclusions'] }))
        .catch(() => toast(copy.notDeleted, { kind: 'error' }))
        .finally(() => bringBack(id));
    },
  });
}
