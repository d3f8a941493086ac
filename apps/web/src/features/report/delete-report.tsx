import type { Report } from '@lqc/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '../../components/dialog';
import { ErrorNotice } from '../../components/states';
import { isOverFiles } from '../../lib/stored-files-changed';
import { useToldDeleted } from '../undo/use-undo';
import { deleteReport, reportOf, reports } from './api';
import { copy } from './copy';

/** Asks for confirmation before deleting a report. */
export function DeleteReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const tellDeleted = useToldDeleted();
  const remove = useMutation({
    mutationFn: () => deleteReport(report.id),
    onSuccess: async ({ message, undo_id: undoId }) => {
      tellDeleted(message, undoId);
      await navigate({ to: '/laporan' });
      queries.removeQueries({ queryKey: reportOf(report.id).queryKey });
      void queries.invalidateQueries({
        queryKey: reports.queryKey,
        predicate: ({ queryKey }) => isOverFiles(queryKey),
      });
    },
  });
  return (
    <ConfirmDialog
      danger
      title={copy.review.removeTitle}
      confirm={copy.review.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{copy.review.removeBody(report.title)}</p>
      <ErrorNotice error={remove.error} />
    </ConfirmDialog>
  );
}
