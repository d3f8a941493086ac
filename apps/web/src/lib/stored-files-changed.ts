import type { QueryClient } from '@tanstack/react-query';

/** First part of the keys of what an analysis shows, which keeps the files that it began with. */
const OF_AN_ANALYSIS = 'sessions';

/**
 * After a file was stored, replaced, deleted or brought back: all that is counted over stored files is read
 * again, on this screen at once and elsewhere when it is next shown.
 */
export const storedFilesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== OF_AN_ANALYSIS });
