import {
  type IndicatorKey,
  NO_OFFICE_WORDS,
  type OfficeWords,
  type TopWord,
  type WordsMode,
} from '@lqc/contracts';
import type { JobContext } from '../runtime/job-context.js';
import type { ChosenNarratives } from './chosen-narratives.js';

interface AskedWords {
  readonly indicator: IndicatorKey;
  readonly mode: WordsMode | undefined;
  readonly office?: OfficeWords | undefined;
  /** The quarters from which it is learned which words belong together; its own by default. */
  readonly learnedFrom?: readonly Pick<ChosenNarratives, 'surveyId'>[];
}

/** The key words of chosen narratives, as the specification has them or as the office wants them. */
export async function rankedWords(
  chosen: ChosenNarratives,
  asked: AskedWords,
  { database, isolated }: JobContext,
): Promise<TopWord[]> {
  const { indicator, mode, office = NO_OFFICE_WORDS, learnedFrom: quarters = [chosen] } = asked;
  const texts = textsOf(chosen);
  if (mode !== 'terms') return isolated('rankWords', [texts, indicator]);
  const read = quarters.map(({ surveyId }) => database.narratives.ofSurvey(surveyId));
  const learnedFrom = (await Promise.all(read)).flat();
  return isolated('rankTerms', { narratives: texts, learnedFrom, indicator, office });
}

/** In how many of the chosen narratives key words stand, whether or not they are among their own. */
export function countedWords(
  chosen: ChosenNarratives,
  words: readonly TopWord[],
  { mode, office = NO_OFFICE_WORDS }: AskedWords,
  { isolated }: JobContext,
): Promise<ReadonlyMap<string, number>> {
  const terms = words.map(({ word }) => word);
  const synonyms = mode === 'terms' ? office.synonyms : [];
  return isolated('countTerms', [textsOf(chosen), terms, synonyms]);
}

const textsOf = ({ narratives }: ChosenNarratives) => narratives.map(({ narrative }) => narrative);
