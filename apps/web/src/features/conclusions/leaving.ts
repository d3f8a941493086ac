import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { toast } from '../../components/toast';
import { type Conclusion, deleteConclusion } from './api';
import { copy } from './copy';

const UNDO_WITHIN_MS = 10_000;

/** Conclusions that are gone from the list, but may still be brought back. */
export const useLeaving = create<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));

const bringBack = (id: string) =>
  useLeaving.setState(({ ids }) => ({ ids: ids.filter((one) => one !== id) }));

/**
 * Takes a conclusion off the list and deletes it once its message has gone, unless that is undone
 * before. Whoever closes the browser in between keeps it.
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
