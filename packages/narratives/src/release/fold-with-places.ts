import { foldLetters } from '../pseudonyms/fold-letters.js';

const GRAPHEMES = new Intl.Segmenter('id', { granularity: 'grapheme' });

/**
 * A text after `foldLetters`; `placeOf` maps a position in it to the position in the original text.
 */
export function foldWithPlaces(text: string): {
  readonly folded: string;
  readonly placeOf: (place: number) => number;
} {
  const places: number[] = [];
  let folded = '';
  for (const { segment, index } of GRAPHEMES.segment(text)) {
    const letters = foldLetters(segment);
    for (let at = 0; at < letters.length; at += 1) places.push(index);
    folded += letters;
  }
  places.push(text.length);
  return { folded, placeOf: (place) => places[place] ?? text.length };
}
