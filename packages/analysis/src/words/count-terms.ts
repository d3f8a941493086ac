import type { OfficeWords } from '@lqc/contracts';
import { saidWords } from './terms.js';

/**
 * In how many of the narratives each term stands, itself or a word that the office shows as it: a word counts
 * where it is part of a pair too, as `keywordInContext` finds it.
 */
export function countTerms(
  narratives: readonly string[],
  terms: readonly string[],
  synonyms: OfficeWords['synonyms'],
): ReadonlyMap<string, number> {
  const shownAs = new Map(synonyms);
  const counts = new Map(terms.map((term) => [term, 0]));
  for (const narrative of narratives) {
    const said = [...saidWords(narrative)];
    for (const term of new Set(said.flatMap((one) => [one, shownAs.get(one) ?? one]))) {
      const count = counts.get(term);
      if (count !== undefined) counts.set(term, count + 1);
    }
  }
  return counts;
}
