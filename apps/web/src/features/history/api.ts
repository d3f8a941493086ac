import type { IndicatorKey } from '@lqc/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const historyOverview = (sector: string | undefined) =>
  queryOptions({
    queryKey: ['history', sector],
    queryFn: () => api.call('historyOverview', { query: { sector } }),
    placeholderData: keepPreviousData,
  });

export const cellsOfIndicator = (indicator: IndicatorKey) =>
  queryOptions({
    queryKey: ['history cells', 'of indicator', indicator],
    queryFn: () => api.call('historyCells', { query: { indicator } }),
  });

export const cellsOfQuarter = (quarter: string) =>
  queryOptions({
    queryKey: ['history cells', quarter],
    queryFn: () => api.call('historyCells', { query: { quarter } }),
  });
