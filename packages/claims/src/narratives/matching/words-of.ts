import type { Token } from '../../language/tokens.js';
import { tokensOfItems } from '../../items/tokens-of-items.js';
import { isOneOf, type Item, means } from '../../items/item.js';
import { plainWording } from './plain-wording.js';

/** The words of a stretch that a narrative must hold: without who said it, of when, and why. */
export function wordsOf(text: string, zone: readonly Item[]): Token[] {
  const words = zone
    .filter((item) => !isPlainPhrase(item) && !isOfWhom(item))
    .flatMap((item) => {
      const tokens = tokensOfItems(text, [item]);
      return isJoint(item) ? [stopAt(tokens[0]!)] : tokens;
    });
  return plainWording(words);
}

const isOfWhom = isOneOf('company', 'people', 'period', 'some', 'expected', 'respectively');
const isJoint = isOneOf('cause', 'says');

/** "Langkah penyesuaian", "sejalan dengan itu": together its words tell nothing. */
const isPlainPhrase = (item: Item) =>
  means(item, 'plain') && item.end - item.start > item.word.length;

/** What stands before a reason is not said of what stands behind: "perlambatan | libur panjang". */
const stopAt = (token: Token): Token => ({ ...token, kind: 'mark', text: JOINT, word: JOINT });

/** Stands for a word that joins a reason or what was said. */
export const JOINT = '|';
