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

const ranked = (
  session: string,
  asked: Narratives & { readonly top: number; readonly against?: 'before' },
): WorkQuery<TfIdfResponse> => ({
  queryKey: ['sessions', session, 'tfidf', asked],
  work: (options) => {
    const { indicator: text_type, top: top_n, ...how } = asked;
    return api.work('tfIdf', { params: { session }, body: { text_type, top_n, ...how } }, options);
  },
});

export const rankedOf = (
  session: string,
  { indicator, quarter, mode }: Narratives,
  top: number,
): WorkQuery<TfIdfResponse> => ranked(session, { indicator, quarter, mode, top });

/** The office's key words, the current quarter's beside those of the one before. */
export const wordSharesOf = (
  session: string,
  { indicator, quarter }: Omit<Narratives, 'mode'>,
): WorkQuery<TfIdfResponse> =>
  ranked(session, {
    indicator,
    quarter,
    mode: 'terms',
    top: TOP_WORDS_MAX,
    ...(quarter === 'now' && { against: 'before' }),
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
