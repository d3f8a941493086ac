import type { IndicatorKey, RequestOf } from '@lqc/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** Delay of the next call while a worker sums quarters up. */
const ASK_AGAIN_MS = 2000;
const whileOutdated = ({ state }: { state: { data?: { outdated: number } } }) =>
  state.data?.outdated ? ASK_AGAIN_MS : false;

export const historyOverview = (sector: string | undefined) =>
  queryOptions({
    queryKey: ['history', sector],
    queryFn: () => api.call('historyOverview', { query: { sector } }),
    placeholderData: keepPreviousData,
    refetchInterval: whileOutdated,
  });

export const cellsOfIndicator = (indicator: IndicatorKey) =>
  queryOptions({
    queryKey: ['history cells', 'of indicator', indicator],
    queryFn: () => api.call('historyCells', { query: { indicator } }),
    refetchInterval: whileOutdated,
  });

export const cellsOfQuarter = (quarter: string) =>
  queryOptions({
    queryKey: ['history cells', quarter],
    queryFn: () => api.call('historyCells', { query: { quarter } }),
    refetchInterval: whileOutdated,
  });

export type AskedAnswers = RequestOf<'historyAnswers'>['query'];

export const historyAnswers = (asked: AskedAnswers) =>
  queryOptions({
    queryKey: ['history answers', asked],
    queryFn: () => api.call('historyAnswers', { query: asked }),
    placeholderData: keepPreviousData,
  });
