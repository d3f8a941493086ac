import type { JobProgress, WorkOptions } from '@lqc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** A job whose result is cached as a query. */
export interface WorkQuery<Result> {
  readonly queryKey: readonly unknown[];
  readonly work: (options: WorkOptions) => Promise<Result>;
}

/**
 * The cached result of a job; unmounting before the result arrives cancels the job. The result of an analysis
 * stays; with `changes` it is asked for again like other queries, since colleagues may store other files.
 */
export function useWorkQuery<Result>(
  { queryKey, work }: WorkQuery<Result>,
  { enabled = true, changes = false } = {},
) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const query = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => work({ signal, onProgress: setProgress }),
    ...(!changes && { staleTime: Number.POSITIVE_INFINITY }),
    retry: false,
  });
  return { ...query, progress };
}
