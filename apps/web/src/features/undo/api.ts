import type { UndoKind } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

/** All that can be brought back, of whatever kind. */
export const undoables = { queryKey: ['undo'] } as const;

/** One page of what of these kinds can be brought back, the latest first. */
export const undoablesOf = (kinds: readonly UndoKind[], page: number) =>
  queryOptions({
    queryKey: [...undoables.queryKey, kinds, page],
    queryFn: () => api.call('undoables', { query: { kinds: kinds.join(), page } }),
  });

export const bringBack = (id: string) => api.call('undo', { params: { id } });
