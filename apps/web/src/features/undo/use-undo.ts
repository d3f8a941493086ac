import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, toastError } from '../../components/toast';
import { storedFilesChanged } from '../../lib/stored-files-changed';
import { bringBack, undoables } from './api';
import { copy } from './copy';

const OFFERED_MS = 10_000;

/** Brings back what was deleted; what follows from it is read again. */
export function useUndo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: bringBack,
    onSuccess: ({ message }) => toast(message),
    onError: toastError,
    onSettled: () => void storedFilesChanged(queries),
  });
}

/** Says that something was deleted, beside a button that brings it back. */
export function useToldDeleted() {
  const queries = useQueryClient();
  const { mutate } = useUndo();
  return (message: string, undoId: string | null) => {
    void queries.invalidateQueries({ queryKey: undoables.queryKey });
    toast(message, {
      ms: OFFERED_MS,
      ...(undoId && { action: { label: copy.undo, run: () => mutate(undoId) } }),
    });
  };
}

/** Deletes files and what goes with them, and says so with the way back; `onDone` closes what asked. */
export function useFilesDeleted(
  remove: () => Promise<{ message: string; undo_id: string | null }>,
  onDone: () => void,
) {
  const queries = useQueryClient();
  const tellDeleted = useToldDeleted();
  return useMutation({
    mutationFn: remove,
    onSuccess: ({ message, undo_id: undoId }) => {
      tellDeleted(message, undoId);
      void storedFilesChanged(queries);
      onDone();
    },
  });
}
