import { wordForms } from './word-forms.js';

/** More than a person asks at once; each has some hundred forms. */
const TERMS_MAX = 20;

/** One thing that is looked for: a word in any of its forms, or a phrase as it is written. */
export interface SearchTerm {
  /** Lower-case words, letters and digits only. */
  readonly words: readonly string[];
  /** Quoted: its words stand side by side as they are written, the last also with `-nya`. */
  readonly isPhrase: boolean;
  /** What its last word may look like: of a word all its Indonesian forms. */
  readonly forms: ReadonlySet<string>;
}

/** What a narrative has to hold: of each group one term, and none of those left out. */
export interface SearchQuery {
  readonly groups: readonly (readonly SearchTerm[])[];
  readonly without: readonly SearchTerm[];
}

/** Quoted text (curly quotes too), or a run of anything but spaces; a minus in front leaves it out. */
const PIECE = /(?<minus>[-−])?(?:["“”](?<phrase>[^"“”]*)["“”]?|(?<word>[^\s"“”]+))/gu;
const OR: ReadonlySet<string> = new Set(['OR', 'ATAU', '|']);
const AND: ReadonlySet<string> = new Set(['AND', 'DAN', '&', '+']);
const NOT: ReadonlySet<string> = new Set(['NOT', 'TANPA']);

/** Words of a text as they are compared: lower case, whatever is no letter or digit between them. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Reads what a person types: words and "phrases" that must all be there, `ATAU`/`OR` between those
 * of which one is enough, `-` or `TANPA` before those that must not be there. Operators are written
 * in capitals; `dan` in small letters is a word.
 */
export function parseSearch(text: string): SearchQuery {
  const groups: SearchTerm[][] = [];
  const without: SearchTerm[] = [];
  let joins: 'and' | 'or' | 'not' = 'and';
  for (const { groups: piece } of piecesOf(text)) {
    const { minus, phrase, word } = piece!;
    if (word && !minus && OR.has(word)) joins = 'or';
    else if (word && !minus && NOT.has(word)) joins = 'not';
    else if (!(word && !minus && AND.has(word))) {
      const terms = termsOf(phrase, word);
      if (minus || joins === 'not') without.push(...terms);
      else if (joins === 'or' && groups.length > 0) {
        const [first, ...rest] = terms;
        if (first) groups.at(-1)!.push(first);
        groups.push(...rest.map((term) => [term]));
      } else groups.push(...terms.map((term) => [term]));
      joins = 'and';
    }
  }
  return { groups, without };
}

/** No more of a text is read than is looked for. */
function* piecesOf(text: string): Generator<RegExpMatchArray> {
  let read = 0;
  for (const piece of text.matchAll(PIECE)) {
    if (read >= TERMS_MAX) return;
    read += 1;
    yield piece;
  }
}

/** A word with something between its letters, such as `dan/atau`, is a phrase. */
export function termsOf(phrase: string | undefined, word: string | undefined): SearchTerm[] {
  const words = wordsOf(phrase ?? word ?? '');
  if (words.length === 0) return [];
  const isPhrase = phrase !== undefined || words.length > 1;
  const last = words.at(-1)!;
  const forms = isPhrase ? new Set([last, `${last}nya`]) : wordForms(last);
  return [{ words, isPhrase, forms }];
}
