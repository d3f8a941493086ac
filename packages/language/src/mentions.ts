import { type SearchTerm, withoutClitic } from '@lqc/contracts';
import { BEING, isDeniedBehind } from './denied-behind.js';
import { OPENING_WORDS } from './lead-words.js';
import { NEGATIONS } from './negations.js';
import { type Mark, marksOf, occurrencesIn, wordSpans } from './occurrences.js';
import { sentences } from './sentences.js';
import { wordsOf } from './words-of.js';

/** A negation can be three words away: "Tidak melihat adanya ketidakpastian". */
const NEGATION_REACH = 3;
/** After one of these a negation does not deny: "tidak hanya kurs, …". */
const ADDING = new Set(wordsOf('hanya saja cuma sekadar sekedar semata'));
/** A negation does not reach beyond a word that opens a clause, but it does beyond `untuk`. */
const BARRIERS = new Set(
  wordsOf(Object.values(OPENING_WORDS).join(' ')).filter((word) => word !== 'untuk'),
);
const CLAUSE_END = /[.,;:!?()\n]/;

/** A sentence that mentions a term, and the positions of the mentions in it. */
export interface Mention {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/**
 * The sentences of a narrative that mention one of the terms without denying it ("tidak ada
 * ketidakpastian" and "ketidakpastian tidak ada" do deny it). A negation inside a term itself ("belum
 * pasti") is no denial.
 */
export function mentionsOf(narrative: string, terms: readonly SearchTerm[]): Mention[] {
  return sentences(narrative).flatMap((text) => {
    const words = wordSpans(text);
    const isClauseEnd = (at: number) =>
      CLAUSE_END.test(text.slice(words[at]!.end, words[at + 1]!.start));
    const said = occurrencesIn(words, terms).filter(({ first, last }) => {
      let end = last;
      while (end < words.length - 1 && !isClauseEnd(end)) end++;
      if (isDeniedBehind(words.slice(last + 1, end + 1).map(({ word }) => word))) return false;
      for (let at = first - 1; at >= Math.max(0, first - NEGATION_REACH); at--) {
        const { word } = words[at]!;
        if (isClauseEnd(at) || BARRIERS.has(word)) return true;
        if (NEGATIONS.has(word)) return isToldOf(words[at + 1]!.word);
      }
      return true;
    });
    return said.length === 0 ? [] : [{ text, marks: marksOf(words, said) }];
  });
}

/** Whether what a negation denies says something of the next word: "tidak hanya kurs", "belum stabilnya kurs". */
const isToldOf = (denied: string): boolean =>
  ADDING.has(denied) || (denied.endsWith('nya') && !BEING.has(withoutClitic(denied)));
