import { wordForms } from './word-forms.js';

/** More than a person types; what has more is refused and not shortened. */
export const SEARCH_TERMS_MAX = 50;
/** Letters before a `*`: fewer stand at the beginning of half of all words. */
export const PREFIX_LENGTH_MIN = 3;

/** One search term: a word in any of its forms, or a phrase as it is written. */
export interface SearchTerm {
  /** Lower-case words, letters and digits only. */
  readonly words: readonly string[];
  /** True for a phrase: its words follow each other as written, the last also with `-nya`. */
  readonly isPhrase: boolean;
  /** The possible forms of the last word; for a term of one word all its Indonesian forms. */
  readonly forms: ReadonlySet<string>;
  /** True where the last word was written with a `*`: any word that begins with it. */
  readonly isPrefix: boolean;
}

/** A narrative matches when it contains one term of each group and no term of `without`. */
export interface SearchQuery {
  readonly groups: readonly (readonly SearchTerm[])[];
  readonly without: readonly SearchTerm[];
  /** Why it is not searched for as it is written. */
  readonly refused: 'SEARCH_STAR' | 'SEARCH_TOO_LONG' | null;
}

/** A quoted text (also in curly quotes) or a word; a minus before it excludes it. */
const PIECE = /(?<minus>[-−])?(?:["“”](?<phrase>[^"“”]*)["“”]?|(?<word>[^\s"“”]+))/gu;
const OR: ReadonlySet<string> = new Set(['OR', 'ATAU', '|']);
const AND: ReadonlySet<string> = new Set(['AND', 'DAN', '&', '+']);
const NOT: ReadonlySet<string> = new Set(['NOT', 'TANPA']);

/** The words of a text in lower case; anything but letters and digits separates words. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Parses a search. Words and "phrases" must all occur; `ATAU` or `OR` joins alternatives, also of what is
 * excluded; `-`, `TANPA` or `NOT` excludes the next term. Operators are written in capitals: `dan` in lower
 * case is a word. A `*` ends a word of which only the beginning is known.
 */
export function parseSearch(text: string): SearchQuery {
  const groups: SearchTerm[][] = [];
  const without: SearchTerm[] = [];
  let operator: 'and' | 'or' | 'not' = 'and';
  let isExcluding = false;
  let terms = 0;
  for (const { groups: piece } of text.matchAll(PIECE)) {
    const { minus, phrase, word } = piece!;
    if (word && !minus && OR.has(word)) operator = 'or';
    else if (word && !minus && NOT.has(word)) operator = 'not';
    else if (!(word && !minus && AND.has(word))) {
      terms += 1;
      if (hasStrayStar(phrase ?? word!)) return { groups: [], without: [], refused: 'SEARCH_STAR' };
      if (terms > SEARCH_TERMS_MAX) return { groups: [], without: [], refused: 'SEARCH_TOO_LONG' };
      const [term] = termsOf(phrase, word);
      isExcluding = Boolean(minus) || operator === 'not' || (operator === 'or' && isExcluding);
      if (term && isExcluding) without.push(term);
      else if (term && operator === 'or' && groups.length > 0) groups.at(-1)!.push(term);
      else if (term) groups.push([term]);
      operator = 'and';
    }
  }
  return { groups, without, refused: null };
}

const PREFIX = new RegExp(`(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]{${PREFIX_LENGTH_MIN},}\\*$`, 'u');
const hasStrayStar = (text: string): boolean =>
  wordsOf(text).length > 0 && text.replace(PREFIX, '').includes('*');

/**
 * The search term of a quoted phrase or of a word; empty when it has no letter or digit. A word
 * with other characters inside, such as `dan/atau`, becomes a phrase.
 */
export function termsOf(phrase: string | undefined, word: string | undefined): SearchTerm[] {
  const words = wordsOf(phrase ?? word ?? '');
  if (words.length === 0) return [];
  const isPhrase = phrase !== undefined || words.length > 1;
  const last = words.at(-1)!;
  const isPrefix = (phrase ?? word ?? '').endsWith('*');
  if (isPrefix) return [{ words, isPhrase, isPrefix, forms: new Set([last]) }];
  const forms = isPhrase ? new Set([last, `${last}nya`]) : wordForms(last);
  return [{ words, isPhrase, isPrefix, forms }];
}
