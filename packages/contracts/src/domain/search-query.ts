import { wordForms } from './word-forms.js';

/** More than a person types. Terms are limited since each has some hundred forms. */
const TERMS_MAX = 20;

/** One search term: a word in any of its forms, or a phrase as it is written. */
export interface SearchTerm {
  /** Lower-case words, letters and digits only. */
  readonly words: readonly string[];
  /** True for a phrase: its words follow each other as written, the last also with `-nya`. */
  readonly isPhrase: boolean;
  /** The possible forms of the last word; for a term of one word all its Indonesian forms. */
  readonly forms: ReadonlySet<string>;
}

/** A narrative matches when it contains one term of each group and no term of `without`. */
export interface SearchQuery {
  readonly groups: readonly (readonly SearchTerm[])[];
  readonly without: readonly SearchTerm[];
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
 * Parses a search. Words and "phrases" must all occur; `ATAU` or `OR` joins alternatives; `-`,
 * `TANPA` or `NOT` excludes the next term. Operators are written in capitals: `dan` in lower case
 * is a word.
 */
export function parseSearch(text: string): SearchQuery {
  const groups: SearchTerm[][] = [];
  const without: SearchTerm[] = [];
  let operator: 'and' | 'or' | 'not' = 'and';
  for (const { groups: piece } of piecesOf(text)) {
    const { minus, phrase, word } = piece!;
    if (word && !minus && OR.has(word)) operator = 'or';
    else if (word && !minus && NOT.has(word)) operator = 'not';
    else if (!(word && !minus && AND.has(word))) {
      const terms = termsOf(phrase, word);
      if (minus || operator === 'not') without.push(...terms);
      else if (operator === 'or' && groups.length > 0) {
        const [first, ...rest] = terms;
        if (first) groups.at(-1)!.push(first);
        groups.push(...rest.map((term) => [term]));
      } else groups.push(...terms.map((term) => [term]));
      operator = 'and';
    }
  }
  return { groups, without };
}

/** The first `TERMS_MAX` matches of `PIECE`; the rest of the text is not scanned. */
function* piecesOf(text: string): Generator<RegExpMatchArray> {
  let read = 0;
  for (const piece of text.matchAll(PIECE)) {
    if (read >= TERMS_MAX) return;
    read += 1;
    yield piece;
  }
}

/**
 * The search term of a quoted phrase or of a word; empty when it has no letter or digit. A word
 * with other characters inside, such as `dan/atau`, becomes a phrase.
 */
export function termsOf(phrase: string | undefined, word: string | undefined): SearchTerm[] {
  const words = wordsOf(phrase ?? word ?? '');
  if (words.length === 0) return [];
  const isPhrase = phrase !== undefined || words.length > 1;
  const last = words.at(-1)!;
  const forms = isPhrase ? new Set([last, `${last}nya`]) : wordForms(last);
  return [{ words, isPhrase, forms }];
}
