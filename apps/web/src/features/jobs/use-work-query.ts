import type { JobProgress, WorkOptions } from '@lqc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Long work whose result is worth keeping. */
export interface WorkQuery<Result> {
  readonly queryKey: readonly unknown[];
  readonly work: (options: WorkOptions) => Promise<Result>;
}

/** A result that long work gives, kept like any other; who leaves before it is there cancels it. */
export function useWorkQuery<Result>(
  { queryKey, work }: WorkQuery<Result>,
  { enabled = true } = {},
) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const query = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => work({ signal, onProgress: setProgress }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { ...query, progress };
}
