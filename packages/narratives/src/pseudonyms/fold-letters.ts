import { withoutInvisible } from '@lqc/survey';
import unhomoglyph from 'unhomoglyph';

const MARKS = /\p{M}+/gu;
const OTHER_LETTERS = /(?![A-Za-z])\p{L}/gu;
/** Markup within a word, of which a page shows nothing. */
export const MARKUP_IN_WORD = String.raw`(?<=[\p{L}\p{M}\p{DI}])(?:\*{1,3}|~~|\x60)(?=[\p{L}\p{DI}])`;
const MARKUP = new RegExp(MARKUP_IN_WORD, 'gu');

const lookAlikes = new Map<string, string>();

/** The Latin letter that a letter looks like by Unicode's table of confusable characters; itself where there is none. */
function lookAlike(letter: string): string {
  const known = lookAlikes.get(letter);
  if (known !== undefined) return known;
  const plain = unhomoglyph(letter);
  // The table knows one sign for the capital I, the small l and the digit 1.
  const latin = plain === 'l' && /\p{Lu}/u.test(letter) ? 'I' : plain;
  const result = /^[A-Za-z]$/.test(latin) ? latin : letter;
  lookAlikes.set(letter, result);
  return result;
}

/**
 * A text in plain letters, so that names in it are found however they are typed: invisible
 * characters, accents and markup within words are removed, compatibility forms (wide letters,
 * ligatures) and look-alikes become Latin letters.
 */
export function foldLetters(text: string): string {
  return withoutInvisible(text.replace(MARKUP, ''))
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(OTHER_LETTERS, lookAlike);
}
