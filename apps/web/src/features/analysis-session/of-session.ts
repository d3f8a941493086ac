import { queryOptions } from '@tanstack/react-query';

/** The query of what an analysis says; it stays, since an analysis keeps the files that it began with. */
export const ofSession = <Said>(
  session: string,
  what: readonly string[],
  ask: () => Promise<Said>,
) =>
  queryOptions({
    queryKey: ['sessions', session, ...what],
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
  });
