import { CodedError, type TfIdfRequest } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import { isDistinctive } from '@lqc/statistics';
import type { Job, JobContext } from '../runtime/job-context.js';
import { type ChosenNarratives, chosenNarratives } from './chosen-narratives.js';
import { countedWords, rankedWords } from './ranked-words.js';

/** Ranks the keywords of one indicator's narratives, beside those of another quarter if asked to. */
export const rankWordsOf: Job<'rank-words'> = async ({ sessionId, request, office }, context) => {
  const chosen = await chosenNarratives(sessionId, request, context);
  context.report(30, jobSteps.weighingWords);
  const other = await otherNarratives(sessionId, request, context);
  const asked = { indicator: request.text_type, mode: request.mode, office };
  // Which words belong together is learned from both quarters, or the same words would be counted otherwise.
  const learnedFrom = other ? [chosen, other] : [chosen];
  const ranked = await rankedWords(chosen, { ...asked, learnedFrom }, context);
  const top = ranked.slice(0, request.top_n);
  if (!other) return async () => ({ ...chosen.source, top_words: top });
  const others = await rankedWords(other, { ...asked, learnedFrom }, context);
  const { period, contacts } = other.source;
  const beside = countsBeside(chosen.source.contacts, contacts);
  const [then, now] = await Promise.all([
    countedWords(other, top, asked, context),
    countedWords(chosen, others, asked, context),
  ]);
  return async () => ({
    ...chosen.source,
    top_words: top.map((word) => ({
      ...word,
      ...beside(word.documents, then.get(word.word)!),
    })),
    against: {
      period,
      contacts,
      gone: others
        .filter(
          ({ word, documents }) => now.get(word) === 0 && beside(0, documents).told === 'fewer',
        )
        .map(({ word, documents }) => ({ word, documents })),
    },
  });
};

/** The other quarter's narratives; null when none are asked for, or there are none. */
async function otherNarratives(
  sessionId: string,
  { text_type, against }: TfIdfRequest,
  context: JobContext,
): Promise<ChosenNarratives | null> {
  if (!against) return null;
  return chosenNarratives(sessionId, { text_type, quarter: against }, context).catch((error) => {
    const isNothing =
      error instanceof CodedError &&
      (error.code === 'QUARTER_NOT_LOADED' || error.code === 'INDICATOR_WITHOUT_TEXT');
    if (isNothing) return null;
    throw error;
  });
}

/** The count of the other quarter, and whether the shares of its contacts and of these differ beyond chance. */
const countsBeside = (of: number, ofOther: number) => (documents: number, against: number) => {
  const now = { contacts: documents, of };
  const then = { contacts: against, of: ofOther };
  const told = isDistinctive(now, then) ? 'more' : isDistinctive(then, now) ? 'fewer' : null;
  return { against, told } as const;
};
