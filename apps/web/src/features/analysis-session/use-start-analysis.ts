import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../../lib/failure';
import { listedSessions, sessionOf, startSession } from './api';
import { copy } from './copy';
import { notices } from './notices';
import type { ChosenQuarters } from './preselected';

/** *Mulai Analisis*: starts an analysis of the chosen quarters. `onStarted` is told unless the person left the page meanwhile. */
export function useStartAnalysis(onStarted: (sessionId: string) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ now, before, lastYear }: ChosenQuarters) =>
      startSession({
        quarter_now_id: now,
        quarter_before_id: before,
        last_year_id: lastYear || null,
      }),
    onMutate: () => {
      notices.clear();
      return location.pathname;
    },
    onError: (error) => notices.fail(failureSentence(error, copy.startFailed), { isSaid: true }),
    onSuccess: (response, _chosen, from) => {
      notices.succeed(copy.started);
      queries.setQueryData(sessionOf(response.session_id).queryKey, response);
      void queries.invalidateQueries({ queryKey: listedSessions });
      if (location.pathname === from) onStarted(response.session_id);
    },
  });
}
