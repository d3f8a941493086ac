import { type Conclusion, CONCLUSIONS_PAGE_SIZE, type Scope } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type { Conclusion };

/** Saved conclusions, one's own or the whole office's, newest first. */
export const keptConclusions = (username: string, scope: Scope = 'own') =>
  queryOptions({
    queryKey: ['conclusions', scope],
    queryFn: () => allPages(username, scope),
  });

/** Fetches all pages, since the list is filtered and exported as a whole. */
async function allPages(username: string, scope: Scope): Promise<Conclusion[]> {
  const kept: Conclusion[] = [];
  let after: string | undefined;
  do {
    const page = await api.call('conclusions', {
      body: { username, scope, limit: CONCLUSIONS_PAGE_SIZE, ...(after && { after }) },
    });
    kept.push(...page.data);
    after = page.next ?? undefined;
  } while (after);
  return kept;
}

export const deleteConclusion = (username: string, resultId: string) =>
  api.call('deleteConclusion', { body: { username, resultId } });

/** Deletes conclusions one by one until one fails; gives the number that were deleted. */
export async function deleteEach(username: string, ids: readonly string[]): Promise<number> {
  let done = 0;
  for (const id of ids) {
    try {
      await deleteConclusion(username, id);
    } catch {
      return done;
    }
    done += 1;
  }
  return done;
}
