import type { SectorWeightsResponse } from '@lqc/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { dropComparisons } from '../analysis-session/api';
import { sectorWeights } from './api';

/** Shows the sets after a change, and drops comparisons that were made with other weights. */
export function useWeightsChange(): (changed: SectorWeightsResponse) => void {
  const queries = useQueryClient();
  return (changed) => {
    queries.setQueryData(sectorWeights.queryKey, changed);
    dropComparisons(queries);
  };
}
