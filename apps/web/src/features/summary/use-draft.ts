import type { SessionResponse, SummaryResponse } from '@lqc/contracts';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { toast } from '../../components/toast';
import { failureSentence } from '../../lib/failure';
import { savedDrafts } from '../../lib/saved-drafts';
import { keptDraft, writeLlmResult } from './llm-results';
import { notices, useFailureNotice } from '../analysis-session/notices';
import { useLongWork } from '../jobs/use-long-work';
import { type Draft, writeDraft } from './api';
import type { CompleteTarget } from './chapters';
import { copy } from './copy';

const DONE_TOAST_MS = 2000;

/** What a draft does not have that a version before this one left in the browser. */
const SINCE = { counts: null, checks: [], statements: [], bound: [], notes: [], dropped: [] };

/** A draft that is on the page, or else as this browser has it. */
const useKept = (queryKey: readonly string[], left: () => Draft | null) =>
  useQuery<Draft>({
    queryKey,
    queryFn: skipToken,
    gcTime: Infinity,
    initialData: () => {
      const draft = left();
      return draft ? { ...SINCE, ...draft } : undefined;
    },
  }).data;

/** Requests a draft; the last one is remembered on the page and stored in the browser. */
export function useDraft({ session_id: sessionId }: SessionResponse) {
  const { state, busy, start, cancel } = useLongWork<SummaryResponse>();
  const queries = useQueryClient();
  const key = ['sessions', sessionId, 'draft'];
  const name = `draft ${sessionId}`;
  const draft = useKept(key, () => savedDrafts.read<Draft>(name) ?? keptDraft(sessionId));
  const previousKey = [...key, 'before'];
  const previous = useKept(previousKey, () => savedDrafts.read<Draft>(`${name} before`));
  const keep = (next: Draft) => {
    queries.setQueryData(key, next);
    savedDrafts.write(name, next);
    writeLlmResult({
      id: uuid(),
      indicator: next.indicator,
      quarter_now: next.target.quarter_now,
      quarter_before: next.target.quarter_before ?? null,
      avg_now: next.avg_now,
      avg_before: next.avg_before,
      summary: next.summary,
      created_at: new Date().toISOString(),
      session_id: sessionId,
      draft: next,
    });
  };
  /** Keeps the draft that the next one replaces. */
  const keepBefore = () => {
    const replaced = queries.getQueryData<Draft>(key);
    if (!replaced) return;
    queries.setQueryData(previousKey, replaced);
    savedDrafts.write(`${name} before`, replaced);
  };
  const bringBack = (before: Draft) => {
    keepBefore();
    keep(before);
  };
  const failure = state.status === 'failed' ? failureSentence(state.error, copy.failed) : null;
  useFailureNotice(failure);

  const write = (
    target: CompleteTarget,
    how: { readonly writer: 'model' | 'automatic'; readonly samaran: boolean },
  ) => {
    notices.clear();
    start({
      title: how.writer === 'model' ? copy.make : copy.automatic,
      run: (options) => writeDraft(sessionId, target, how, options),
      onDone: (result) => {
        keepBefore();
        const { quarter_now: now, quarter_before: before } = result;
        const named = {
          ...(now && { quarter_now: now }),
          ...(before && { quarter_before: before }),
        };
        keep({ ...result, target: { ...target, ...named } });
        toast(copy.done, { ms: DONE_TOAST_MS });
        notices.succeed(copy.done, { isSaid: true });
      },
    });
  };
  const onPrevious = previous ? () => bringBack(previous) : null;
  return { state, busy, draft, keep, onPrevious, write, cancel };
}
