import type { Conclusion, ConclusionsResponse } from '@lqc/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/http';

export type { Conclusion };

/** One's own kept conclusions, newest first. */
export const keptConclusions = (username: string) =>
  queryOptions({
    queryKey: ['conclusions'],
    queryFn: () => api.post<ConclusionsResponse>('/api/node/get-llm-results', { username }),
    select: ({ data }) => data,
  });

export const deleteConclusion = (username: string, resultId: string) =>
  api.post('/api/node/delete-llm-result', { username, resultId });

/** Deletes one after the other; answers how many went before one could not. */
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
