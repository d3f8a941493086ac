import type { WorkOptions } from '@lqc/client';
import type { ResponseOf } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { SearchAddress } from './address';

export const SAVED = ['saved-searches'] as const;

/** Pause before asking again when only some quarters are counted. */
const ASK_ON_MS = 200;

export const savedSearches = queryOptions({
  queryKey: SAVED,
  queryFn: ({ signal }) => api.call('savedSearches', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.searches.some(({ uncounted }) => uncounted > 0) ? 5 * ASK_ON_MS : false,
});

type Found = ResponseOf<'search'>;

/** Whether some quarters are not counted yet and asking again will count them. */
export const isCounting = (found: Found | undefined) =>
  found !== undefined && found.uncounted > found.ran_out.length;

const isShort = ({ hits, page_size }: Found) => hits.length < page_size;

/** The hits of a page; asked again as long as the page is not full and quarters are left to search. */
export const found = (address: SearchAddress) =>
  queryOptions({
    queryKey: ['search', address],
    queryFn: ({ signal }) =>
      api.call('search', { query: { ...address, q: address.q ?? '' }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && isCounting(data) && isShort(data) ? ASK_ON_MS : false,
  });

/** The counts alone, until all quarters are counted. */
export const counted = (address: SearchAddress) =>
  queryOptions({
    queryKey: ['search', 'counts', queryOf(address)],
    queryFn: ({ signal }) =>
      api.call('search', { query: { ...queryOf(address), part: 'counts' }, signal }),
    refetchInterval: ({ state }) => (isCounting(state.data) ? ASK_ON_MS : false),
  });

/** The query without its page number: what is saved and exported. */
export function queryOf(address: SearchAddress) {
  const { page: _, ...query } = address;
  return { ...query, q: address.q ?? '' };
}

export const exportSearch = (address: SearchAddress, options: WorkOptions) =>
  api.work('exportSearch', { query: queryOf(address) }, options);
