import type { WorkOptions } from '@lqc/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { SearchAddress } from './address';

export const SAVED = ['saved-searches'] as const;

export const savedSearches = queryOptions({
  queryKey: SAVED,
  queryFn: () => api.call('savedSearches'),
});

export const found = (address: SearchAddress) => ({
  queryKey: ['search', address] as const,
  queryFn: () => api.call('search', { query: { ...address, q: address.q ?? '' } }),
});

/** The address without its page: what is kept, and what is exported. */
export function queryOf(address: SearchAddress) {
  const { page: _, ...query } = address;
  return { ...query, q: address.q ?? '' };
}

export const exportSearch = (address: SearchAddress, options: WorkOptions) =>
  api.work('exportSearch', { query: queryOf(address) }, options);
