import type { SearchTerm } from '@lqc/contracts';
import { REASON_WORDS, RESULT_WORDS } from './lead-words.js';
import { NEGATIONS } from './negations.js';
import { type Mark, marksOf, occurrencesIn, wordSpans } from './occurrences.js';
import { sentences } from './sentences.js';
import { wordsOf } from './words-of.js';

/** "Tidak melihat adanya ketidakpastian": a negation reaches over two words more. */
const NEGATION_REACH = 3;
/** Behind a negation these add to what is said: "tidak hanya kurs, …". */
const ADDING = new Set(wordsOf('hanya saja cuma sekadar sekedar semata'));
/** A negation does not reach over a reason or a result; it does reach over a purpose. */
const BARRIERS = new Set(
  wordsOf(`${REASON_WORDS} ${RESULT_WORDS}`).filter((word) => word !== 'untuk'),
);
const CLAUSE_END = /[.,;:!?()\n]/;

/** A sentence that speaks of something, with the words that do so. */
export interface Mention {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * The sentences of a narrative that speak of what the terms name; none where it is not named, or
 * named only to deny it ("tidak ada ketidakpastian"). A negation that belongs to a term itself
 * ("belum pasti") denies nothing.
 */
export function mentionsOf(narrative: string, terms: readonly SearchTerm[]): Mention[] {
  return sentences(narrative).flatMap((text) => {
    const words = wordSpans(text);
    const isClauseEnd = (at: number) =>
      CLAUSE_END.test(text.slice(words[at]!.end, words[at + 1]!.start));
    const said = occurrencesIn(words, terms).filter(({ first }) => {
      for (let at = first - 1; at >= Math.max(0, first - NEGATION_REACH); at--) {
        const { word } = words[at]!;
        if (isClauseEnd(at) || BARRIERS.has(word)) return true;
        if (NEGATIONS.has(word)) return ADDING.has(words[at + 1]!.word);
      }
      return true;
    });
    return said.length === 0 ? [] : [{ text, marks: marksOf(words, said) }];
  });
}
