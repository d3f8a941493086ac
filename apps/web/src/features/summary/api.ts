import type {
  CheckedText,
  Done,
  PreviewResponse,
  SectorsResponse,
  SummaryResponse,
  SummaryTarget,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';
import type { JobCall } from '../../lib/job';
import { runCall } from '../../lib/job';

/** A draft with what it was asked as. */
export interface Draft extends SummaryResponse {
  readonly target: SummaryTarget;
}

export const sectorsOf = (sessionId: string) =>
  queryOptions({
    queryKey: ['sessions', sessionId, 'sectors'],
    queryFn: () => api.get<SectorsResponse>(`/api/v1/get-available-sectors-bab3/${sessionId}`),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ sectors }) => sectors,
  });

export function draftCall(
  sessionId: string,
  target: SummaryTarget,
  how: { readonly writer: 'model' | 'automatic'; readonly samaran: boolean },
): JobCall {
  const name = target.chapter === 'bab_4' ? 'generate-llm-summary-bab4' : 'generate-llm-summary';
  return { method: 'POST', path: `/api/v1/${name}/${sessionId}`, body: { ...target, ...how } };
}

const nothing = () => {};

export const previewOf = (sessionId: string, target: SummaryTarget) =>
  queryOptions({
    queryKey: ['sessions', sessionId, 'preview', target],
    queryFn: ({ signal }) =>
      runCall<PreviewResponse>(
        { method: 'POST', path: `/api/v1/debug/data-preview/${sessionId}`, body: target },
        { signal, onProgress: nothing },
      ),
    retry: false,
  });

export const checkAgain = (sessionId: string, target: SummaryTarget, summary: string) =>
  runCall<CheckedText>(
    {
      method: 'POST',
      path: `/api/v1/check-llm-summary/${sessionId}`,
      body: { ...target, summary },
    },
    { signal: new AbortController().signal, onProgress: nothing },
  );

export const saveConclusion = (sessionId: string, username: string, draft: Draft) =>
  api.post<Done>('/api/node/save-llm-result', {
    username,
    sessionId,
    chapter: draft.target.chapter,
    analysisType: draft.target.analysis_type,
    indicator: draft.indicator,
    indicatorType: draft.target.indicator_type,
    quarterNow: draft.target.quarter_now,
    quarterBefore: draft.target.quarter_before ?? null,
    avgNow: draft.avg_now,
    avgBefore: draft.avg_before,
    summary: draft.summary,
    writer: draft.writer,
    model: draft.model,
    facts: draft.facts,
    checks: draft.checks,
  });
