import type { IndicatorKey } from '@lqc/contracts';
import { stopWordsFor } from './stop-words.js';
import { type RankedWord, tfIdf } from './tf-idf.js';
import { tokens } from './tokens.js';

/**
 * The key words of what contacts said about an indicator: one document per contact, by `tfIdf`.
 *
 * @param narratives one per contact that said something; nothing is dropped, also when no word
 * of it counts
 */
export function rankWords(narratives: readonly string[], indicator: IndicatorKey): RankedWord[] {
  const stopWords = stopWordsFor(indicator);
  return tfIdf(narratives.map((narrative) => tokens(narrative, stopWords)));
}
