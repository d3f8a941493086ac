import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';
import { chosenNarratives } from './chosen-narratives.js';
import { rankedWords } from './ranked-words.js';

/** Ranks the keywords of one indicator's narratives. */
export const rankWordsOf: Job<'rank-words'> = async ({ sessionId, request, office }, context) => {
  const chosen = await chosenNarratives(sessionId, request, context);
  context.report(30, jobSteps.weighingWords);
  const asked = { indicator: request.text_type, mode: request.mode, office };
  const ranked = await rankedWords(chosen, asked, context);
  return async () => ({ ...chosen.source, top_words: ranked.slice(0, request.top_n) });
};
