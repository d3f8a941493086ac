import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';
import { chosenNarratives } from './chosen-narratives.js';

/** Ranks the keywords of one indicator's narratives. */
export const rankWordsOf: Job<'rank-words'> = async ({ sessionId, request }, context) => {
  const { narratives, source } = await chosenNarratives(sessionId, request, context);
  context.report(30, jobSteps.weighingWords);
  const ranked = await context.isolated('rankWords', {
    narratives: narratives.map(({ narrative }) => narrative),
    indicator: request.text_type,
  });
  return async () => ({ ...source, top_words: ranked.slice(0, request.top_n) });
};
