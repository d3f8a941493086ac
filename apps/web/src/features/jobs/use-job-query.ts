import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type JobCall, type JobProgress, runCall } from '../../lib/job';

interface JobQuery {
  readonly queryKey: readonly unknown[];
  readonly call: JobCall;
  readonly enabled?: boolean;
}

/** An result that long work gives, kept like any other; who leaves before it is there cancels it. */
export function useJobQuery<Result>({ queryKey, call, enabled = true }: JobQuery) {
  const [progress, setProgress] = useState<JobProgress | null>(null);
  const query = useQuery({
    queryKey,
    enabled,
    queryFn: ({ signal }) => runCall<Result>(call, { signal, onProgress: setProgress }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { ...query, progress };
}
