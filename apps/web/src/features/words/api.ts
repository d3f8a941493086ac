import {
  type IndicatorKey,
  type QuarterRole,
  type TfIdfResponse,
  TOP_WORDS_MAX,
  type WordcloudResponse,
  type WordsMode,
} from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { ofSession } from '../analysis-session/of-session';
import type { WorkQuery } from '../jobs/use-work-query';
import type { OpenWord } from './search';

interface Narratives {
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  readonly mode: WordsMode;
}

export const availableIndicatorsOf = (session: string, quarter: QuarterRole) =>
  ofSession(session, ['available-indicators', quarter], () =>
    api.call('availableIndicators', { params: { session }, query: { quarter } }),
  );

export const cloudOf = (
  session: string,
  { indicator, quarter, mode }: Narratives,
): WorkQuery<WordcloudResponse> => ({
  queryKey: ['sessions', session, 'cloud', mode, quarter, indicator],
  work: (options) =>
    api.work(
      'wordcloud',
      { params: { session }, body: { text_type: indicator, quarter, mode } },
      options,
    ),
});

export const rankedOf = (
  session: string,
  { indicator, quarter, mode }: Narratives,
  top: number,
): WorkQuery<TfIdfResponse> => ({
  queryKey: ['sessions', session, 'tfidf', mode, quarter, indicator, top],
  work: (options) =>
    api.work(
      'tfIdf',
      { params: { session }, body: { text_type: indicator, quarter, mode, top_n: top } },
      options,
    ),
});

/** The office's key words, the current quarter's beside those of the one before. */
export const wordSharesOf = (
  session: string,
  { indicator, quarter }: Omit<Narratives, 'mode'>,
): WorkQuery<TfIdfResponse> => ({
  queryKey: ['sessions', session, 'shares', 'terms', quarter, indicator],
  work: (options) =>
    api.work(
      'tfIdf',
      {
        params: { session },
        body: {
          text_type: indicator,
          quarter,
          mode: 'terms',
          top_n: TOP_WORDS_MAX,
          ...(quarter === 'now' && { against: 'before' }),
        },
      },
      options,
    ),
});

export const sentencesOf = (session: string, { word, indicator, quarter, mode }: OpenWord) =>
  queryOptions({
    queryKey: ['sessions', session, 'keyword', mode, quarter, indicator, word],
    queryFn: ({ signal }) =>
      api.call('keyword', {
        params: { session },
        query: { text_type: indicator, quarter, mode, word },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
