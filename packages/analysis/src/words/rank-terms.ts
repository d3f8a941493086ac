import type { IndicatorKey, OfficeWords } from '@lqc/contracts';
import { countTerms } from './count-terms.js';
import { keyPairs } from './pairs.js';
import { BOILERPLATE, stopWordsFor } from './stop-words.js';
import { type RankedWord, tfIdf } from './tf-idf.js';
import { termsOf } from './terms.js';

interface TermsInput {
  /** One per contact with a narrative about the indicator. */
  readonly narratives: readonly string[];
  /** All narratives of the quarter, from which pairs of words that form one term are learned. */
  readonly learnedFrom: readonly string[];
  readonly indicator: IndicatorKey;
  readonly office: OfficeWords;
}

/**
 * Key words as an office wants them, ranked as by `rankWords`: without the boilerplate of diary notes and
 * what the office hides, pairs that belong together as one, also a denial with its word, synonyms as the word
 * that stands for them. What is part of a pair has no weight of its own; documents are those that say the word
 * anywhere.
 */
export function rankTerms({
  narratives,
  learnedFrom,
  indicator,
  office,
}: TermsInput): RankedWord[] {
  const stopWords = new Set([...stopWordsFor(indicator), ...BOILERPLATE]);
  const pairs = keyPairs(learnedFrom, stopWords);
  const hidden = new Set(office.hidden);
  const shownAs = new Map(office.synonyms);
  const ranked = tfIdf(
    narratives.map((narrative) =>
      termsOf(narrative, { pairs, stopWords })
        .map((term) => shownAs.get(term) ?? term)
        .filter((term) => !hidden.has(term)),
    ),
  );
  const terms = ranked.map(({ word }) => word);
  const counts = countTerms(narratives, terms, office.synonyms);
  return ranked.map((term) => ({ ...term, documents: counts.get(term.word)! }));
}
