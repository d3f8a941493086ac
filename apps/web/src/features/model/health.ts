import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

const HEALTH_EVERY_MS = 60_000;

/** Query: is a language model configured, and can it be reached? */
export const modelHealth = queryOptions({
  queryKey: ['model', 'health'],
  queryFn: () => api.call('chatHealth', { background: true }),
  refetchInterval: HEALTH_EVERY_MS,
  retry: false,
});
