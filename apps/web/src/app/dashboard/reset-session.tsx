import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmButton } from '../../components/confirm-button';
import { toast } from '../../components/toast';
import { listedSessions, resetSession } from '../../features/analysis-session/api';
import { forgetSession } from '../../features/analysis-session/dashboard-state';
import { notices } from '../../features/analysis-session/notices';
import { failureSentence } from '../../lib/failure';
import { listed } from '../../lib/format';
import { copy } from './copy';

/** *Reset Session* with a confirmation; it deletes the session, the stored quarters stay. */
export function ResetSession({
  sessionId,
  quarters,
  onReset,
}: {
  sessionId: string;
  /** The labels of its quarters, by which people know it. */
  quarters: readonly string[];
  onReset: () => void;
}) {
  const queries = useQueryClient();
  const reset = useMutation({
    mutationFn: () => resetSession(sessionId),
    onMutate: () => notices.clear(),
    onError: (error) => notices.fail(copy.resetFailed + failureSentence(error, copy.resetFailure)),
    onSuccess: () => {
      forgetSession();
      queries.removeQueries({ queryKey: ['sessions', sessionId] });
      void queries.invalidateQueries({ queryKey: listedSessions });
      void queries.invalidateQueries({ queryKey: ['files'] });
      toast(copy.resetDone);
      notices.succeed(copy.resetDone, { isSaid: true });
      onReset();
    },
  });
  return (
    <ConfirmButton
      className="w-full"
      variant="danger"
      title={copy.resetTitle}
      confirm={<span lang="en">{copy.reset}</span>}
      danger
      busy={reset.isPending}
      onConfirm={(close) => reset.mutate(undefined, { onSettled: close })}
    >
      {copy.resetBody(listed(quarters))}
    </ConfirmButton>
  );
}
