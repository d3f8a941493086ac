import type { SectorWeights } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export const sectorWeights = queryOptions({
  queryKey: ['admin', 'sector weights'],
  queryFn: () => api.call('sectorWeights'),
});

export const saveSectorWeights = (body: SectorWeights) => api.call('saveSectorWeights', { body });
export const removeSectorWeights = (id: string) =>
  api.call('removeSectorWeights', { params: { id } });
