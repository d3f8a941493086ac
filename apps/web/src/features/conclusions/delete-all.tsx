import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialog';
import { toast } from '../../components/toast';
import { count } from '../../lib/format';
import { useUser } from '../../lib/sign-in-store';
import { undoables } from '../undo/api';
import { type Conclusion, deleteEach } from './api';
import { copy } from './copy';

/** Deletes all listed conclusions one by one after a confirmation, then reloads the list. */
export function DeleteAll({
  conclusions,
  onClose,
}: {
  conclusions: readonly Conclusion[];
  onClose: () => void;
}) {
  const { username } = useUser();
  const queries = useQueryClient();
  const all = conclusions.length;
  const remove = useMutation({
    mutationFn: () =>
      deleteEach(
        username,
        conclusions.map(({ id }) => id),
      ),
    onSuccess: (done) => {
      if (done === all) toast(copy.deletedAll(count(done)));
      else toast(copy.deletedSome(count(done), count(all)), { kind: 'error' });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['conclusions'] });
      void queries.invalidateQueries({ queryKey: undoables.queryKey });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      danger
      title={copy.deleteAllTitle}
      confirm={copy.deleteAll}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{copy.deleteAllBody(count(all))}</p>
    </ConfirmDialog>
  );
}
