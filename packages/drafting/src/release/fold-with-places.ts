import { ENTITY, foldLetters, MARKUP_IN_WORD, type Reading } from '../pseudonyms/fold-letters.js';

/**
 * Characters that folding may turn into one letter: a letter with its marks and invisible joiners, the
 * parts of a Korean syllable, joined emoji. `Intl.Segmenter` splits similarly, ten times slower.
 */
const LETTERS =
  /[\p{Cc}\u200B]|[\u1100-\u11FF]+|[^](?:\p{M}|[\uFF9E\uFF9F]|\u200C|(?<=\p{ExtPict}(?:\p{M}|[\uFF9E\uFF9F]|\u200C)*)\u200D\p{ExtPict}|\u200D)*/u;
const PARTS = new RegExp(`(${MARKUP_IN_WORD})|${ENTITY}|${LETTERS.source}`, 'gu');
const PLAIN = /^[ -%'-)+-_a-}\n]*$/;

/**
 * A text after `foldLetters`; `placeOf` maps a position in it to the position in the original text.
 */
export function foldWithPlaces(
  text: string,
  reading: Reading = 'look',
): {
  readonly folded: string;
  readonly placeOf: (place: number) => number;
} {
  if (PLAIN.test(text)) return { folded: text, placeOf: (place) => Math.min(place, text.length) };
  const places: number[] = [];
  let folded = '';
  for (const { 0: written, 1: markup, index } of text.matchAll(PARTS)) {
    if (markup !== undefined) continue;
    const letters = PLAIN.test(written) ? written : foldLetters(written, reading);
    for (let at = 0; at < letters.length; at += 1) places.push(index);
    folded += letters;
  }
  places.push(text.length);
  return { folded, placeOf: (place) => places[place] ?? text.length };
}
