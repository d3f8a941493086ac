import type { ContactsQuery } from '@lqc/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../lib/api';

/** From so many letters on companies are searched for. */
const LETTERS_MIN = 2;
const OFFERED_MAX = 8;

/**
 * The first companies whose names contain what is typed; undefined while that is too short, or not
 * answered yet.
 */
export function useCompaniesNamed(typed: string, status?: ContactsQuery['status']) {
  const query = { q: useDeferredValue(typed.trim()), status };
  const enabled = query.q.length >= LETTERS_MIN;
  const { data, isError } = useQuery({
    queryKey: ['contacts', query],
    queryFn: ({ signal }) => api.call('contacts', { query, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { companies: enabled ? data?.contacts.slice(0, OFFERED_MAX) : undefined, isError };
}
