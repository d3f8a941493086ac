import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const historyOverview = (sector: string | undefined) =>
  queryOptions({
    queryKey: ['history', sector],
    queryFn: () => api.call('historyOverview', { query: { sector } }),
    placeholderData: keepPreviousData,
  });

export const cellsOfQuarter = (quarter: string | undefined) =>
  queryOptions({
    queryKey: ['history cells', quarter],
    queryFn: () => api.call('historyCells', { query: { quarter } }),
    enabled: quarter !== undefined,
  });
