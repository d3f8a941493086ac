import { withoutInvisible } from '@lqc/contracts';
import { byWord } from '@lqc/language';
import anyAscii from 'any-ascii';
import unhomoglyph from 'unhomoglyph';

const MARKS = /\p{M}+/gu;
const OTHER_LETTERS = /(?![A-Za-z])\p{L}/gu;
/** Markup within a word, of which a page shows nothing. */
export const MARKUP_IN_WORD = String.raw`(?<=[\p{L}\p{M}\p{DI}])(?:\*{1,3}|~~|\x60)(?=[\p{L}\p{DI}])`;
const MARKUP = new RegExp(MARKUP_IN_WORD, 'gu');
/** A letter as web pages spell it: by its number, or by its name and its accent. */
export const ENTITY = String.raw`&(?:amp;){0,3}(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z](?:acute|grave|circ|tilde|uml|ring|cedil|caron|slash)|nbsp|shy|zwn?j);`;
const ENTITIES = new RegExp(ENTITY, 'g');
const HIGHEST_LETTER = 0x10ffff;

/** How letters of other alphabets are read: as the Latin ones that they look like, or that they sound like. */
export type Reading = 'look' | 'sound';

const LATIN: Readonly<Record<Reading, (letter: string) => string>> = {
  look: byWord((letter) => lookAlike(letter) ?? soundAlike(letter) ?? letter),
  sound: byWord((letter) => soundAlike(letter) ?? letter),
};

/** The Latin letter that a letter looks like by Unicode's table of confusable characters. */
function lookAlike(letter: string): string | null {
  const plain = unhomoglyph(letter);
  // The table knows one sign for the capital I, the small l and the digit 1.
  const found = plain === 'l' && /\p{Lu}/u.test(letter) ? 'I' : plain;
  return /^[A-Za-z]$/.test(found) ? found : null;
}

function soundAlike(letter: string): string | null {
  const found = anyAscii(letter);
  return /^[A-Za-z]+$/.test(found) ? found : null;
}

function decoded(entity: string): string {
  const [written] = /[^;]+(?=;$)/.exec(entity.replace('&', ''))!;
  if (written === 'nbsp') return ' ';
  if (!written.startsWith('#')) return /^(?:shy|zwn?j)$/.test(written) ? '' : written[0]!;
  const number = /^#x/i.test(written)
    ? Number.parseInt(written.slice(2), 16)
    : Number(written.slice(1));
  return number <= HIGHEST_LETTER ? String.fromCodePoint(number) : '';
}

/**
 * A text in plain letters, so that names in it are found however they are typed: invisible
 * characters, accents and markup within words are removed; compatibility forms (wide letters,
 * ligatures), letters of other alphabets and those spelled as web pages do become Latin letters.
 */
export function foldLetters(text: string, reading: Reading = 'look'): string {
  return withoutInvisible(text.replace(ENTITIES, decoded).replace(MARKUP, ''))
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(OTHER_LETTERS, LATIN[reading]);
}

const FOREIGN_WORD = /(?!\p{Script=Latin})\p{L}{3}/u;
const LOOKED_AT: readonly Reading[] = ['look'];
const BOTH: readonly Reading[] = ['look', 'sound'];

/** In which ways a text is to be read: words that are wholly of another alphabet may be meant by their sound. */
export const readingsOf = (text: string): readonly Reading[] =>
  FOREIGN_WORD.test(text) || text.includes('&') ? BOTH : LOOKED_AT;
