import {
  type IndicatorKey,
  NO_OFFICE_WORDS,
  type OfficeWords,
  type TopWord,
  type WordsMode,
} from '@lqc/contracts';
import type { JobContext } from '../runtime/job-context.js';
import type { ChosenNarratives } from './chosen-narratives.js';

/** The key words of chosen narratives, as the specification has them or as the office wants them. */
export async function rankedWords(
  { surveyId, narratives }: ChosenNarratives,
  asked: {
    readonly indicator: IndicatorKey;
    readonly mode: WordsMode | undefined;
    readonly office?: OfficeWords | undefined;
  },
  { database, isolated }: JobContext,
): Promise<TopWord[]> {
  const { indicator, mode, office = NO_OFFICE_WORDS } = asked;
  const texts = narratives.map(({ narrative }) => narrative);
  if (mode !== 'terms') return isolated('rankWords', { narratives: texts, indicator });
  const learnedFrom = await database.narratives.ofSurvey(surveyId);
  return isolated('rankTerms', { narratives: texts, learnedFrom, indicator, office });
}
