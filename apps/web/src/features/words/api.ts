import type {
  AvailableIndicatorsResponse,
  IndicatorKey,
  KeywordResponse,
  QuarterRole,
  TfIdfResponse,
  WordcloudResponse,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';
import type { JobCall } from '../../lib/job';
import type { OpenWord } from './search';

interface Narratives {
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
}

/** Work whose response is worth keeping. */
export interface WordsQuery<_Result> {
  readonly queryKey: readonly unknown[];
  readonly call: JobCall;
}

export const availableIndicatorsOf = (sessionId: string, quarter: QuarterRole) =>
  queryOptions({
    queryKey: ['sessions', sessionId, 'available-indicators', quarter],
    queryFn: () =>
      api.get<AvailableIndicatorsResponse>(
        `/api/v1/get-available-indicators/${sessionId}?quarter=${quarter}`,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const cloudOf = (
  sessionId: string,
  { indicator, quarter }: Narratives,
): WordsQuery<WordcloudResponse> => ({
  queryKey: ['sessions', sessionId, 'cloud', quarter, indicator],
  call: {
    method: 'POST',
    path: `/api/v1/generate-wordcloud/${sessionId}`,
    body: { text_type: indicator, quarter },
  },
});

export const rankedOf = (
  sessionId: string,
  { indicator, quarter }: Narratives,
  top: number,
): WordsQuery<TfIdfResponse> => ({
  queryKey: ['sessions', sessionId, 'tfidf', quarter, indicator, top],
  call: {
    method: 'POST',
    path: `/api/v1/generate-tfidf/${sessionId}`,
    body: { text_type: indicator, quarter, top_n: top },
  },
});

export const sentencesOf = (sessionId: string, { word, indicator, quarter }: OpenWord) =>
  queryOptions({
    queryKey: ['sessions', sessionId, 'keyword', quarter, indicator, word],
    queryFn: ({ signal }) =>
      api.get<KeywordResponse>(
        `/api/v1/sessions/${sessionId}/keywords?${new URLSearchParams({ text_type: indicator, quarter, word })}`,
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
