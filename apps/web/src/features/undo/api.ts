import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** What was deleted and can be brought back, the latest first. */
export const undoables = queryOptions({
  queryKey: ['undo'],
  queryFn: () => api.call('undoables'),
  select: ({ deleted }) => deleted,
});

export const bringBack = (id: string) => api.call('undo', { params: { id } });
