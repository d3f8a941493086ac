import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * False for what an analysis shows, which keeps the files that it began with, and what is said of it; and for
 * what was asked about a report as it stands, for which a model may be paid or a long check run again.
 */
export const isOverFiles = ([of, , part]: QueryKey): boolean =>
  of !== 'sessions' &&
  of !== 'chat' &&
  !(of === 'reports' && (part === 'rewriting' || part === 'findings' || part === 'sentences'));

/**
 * After a file was stored, replaced, deleted or brought back, or what is said of its companies changed: all that
 * is counted over stored files is read again, on this screen at once and elsewhere when it is next shown.
 */
export const storedFilesChanged = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => isOverFiles(queryKey) });
