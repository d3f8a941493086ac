import { type Token, tokensOf } from '../language/tokens.js';
import { isA, type Item } from '../reading/item.js';
import { asStill } from './stillness.js';

/** The words of a stretch that a narrative must hold: without who said it, of when, and why. */
export function wordsOf(text: string, zone: readonly Item[]): Token[] {
  const words = zone
    .filter(
      (item) =>
        !isPlainPhrase(item) &&
        !isA('says')(item) &&
        !isA('cause')(item) &&
        !isA('company')(item) &&
        !isA('people')(item) &&
        !isA('period')(item) &&
        !isA('some')(item) &&
        !isA('expected')(item) &&
        !isA('respectively')(item),
    )
    .flatMap(({ start, end }) => tokensOf(text, start, end));
  return asStill(words);
}

/** "Langkah penyesuaian", "sejalan dengan itu": together its words tell nothing. */
const isPlainPhrase = (item: Item) =>
  isA('plain')(item) && item.end - item.start > item.word.length;
