import type { SectorWeightsResponse } from '@lqc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { dropComparisons } from '../session-data/api';
import { sectorWeights } from './api';

/** Takes up the sets after a change: what was compared with other weights is asked for anew. */
export function useWeightsChange(): (changed: SectorWeightsResponse) => void {
  const queries = useQueryClient();
  return (changed) => {
    queries.setQueryData(sectorWeights.queryKey, changed);
    dropComparisons(queries);
  };
}
