import type { WorkOptions } from '@lqc/client';
import type { SummaryResponse, SummaryTarget } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { BoundText } from '../report/editor/bound-text';
import type { CompleteTarget } from './chapters';

/** A draft with the request that it was made for. */
export interface Draft extends SummaryResponse {
  readonly target: CompleteTarget;
}

/** The text of a draft, to edit it or to take it along. */
export const textOf = ({ summary: text, bound }: Draft): BoundText => ({ text, bound });

export const sectorsOf = (session: string) =>
  queryOptions({
    queryKey: ['sessions', session, 'sectors'],
    queryFn: () => api.call('availableSectors', { params: { session } }),
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ sectors }) => sectors,
  });

export const writeDraft = (
  session: string,
  target: CompleteTarget,
  how: { readonly writer: 'model' | 'automatic'; readonly samaran: boolean },
  options: WorkOptions,
) =>
  api.work(
    target.chapter === 'bab_4' ? 'summaryBab4' : 'summary',
    { params: { session }, body: { ...target, ...how } },
    options,
  );

export const previewOf = (session: string, body: SummaryTarget) =>
  queryOptions({
    queryKey: ['sessions', session, 'preview', body],
    queryFn: ({ signal }) => api.work('dataPreview', { params: { session }, body }, { signal }),
    retry: false,
  });

export const checkAgain = (
  session: string,
  target: SummaryTarget,
  { text: summary, bound }: BoundText,
) =>
  api.work('checkSummary', {
    params: { session },
    body: { ...target, summary, bound: [...bound] },
  });

/** What the data let be said in a chapter. */
export const sentencesOf = (session: string, target: SummaryTarget) =>
  queryOptions({
    queryKey: ['sessions', session, 'sentences', JSON.stringify(target)],
    queryFn: ({ signal }) =>
      api.work('chapterSentences', { params: { session }, body: target }, { signal }),
    staleTime: Infinity,
    retry: false,
  });

export const saveConclusion = (sessionId: string, username: string, draft: Draft) =>
  api.call('saveConclusion', {
    body: {
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
      bound: draft.bound,
    },
  });
