import type { IndicatorKey } from '@lqc/contracts';
import { stopWordsFor } from './stop-words.js';
import { type RankedWord, tfIdf } from './tf-idf.js';
import { tokens } from './tokens.js';

/**
 * The key words of the contacts' narratives about an indicator, ranked by `tfIdf` with one document per
 * contact.
 *
 * @param narratives one per contact with a narrative; those with stop words only count as documents too
 */
export function rankWords(narratives: readonly string[], indicator: IndicatorKey): RankedWord[] {
  const stopWords = stopWordsFor(indicator);
  return tfIdf(narratives.map((narrative) => tokens(narrative, stopWords)));
}
