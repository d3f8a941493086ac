import { type Token } from '@lqc/language';
import { tokensOfItems } from '../../items/tokens-of-items.js';
import { isOneOf, type Item, means } from '../../items/item.js';
import { plainWording } from './plain-wording.js';

/** The words of a stretch that a narrative must contain: without the speaker, the time, and words of reason. */
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

/** "Langkah penyesuaian", "sejalan dengan itu": phrases without content. */
const isPlainPhrase = (item: Item) =>
  means(item, 'plain') && item.end - item.start > item.word.length;

/** Separates the words before a reason from those after it: "perlambatan | libur panjang". */
const stopAt = (token: Token): Token => ({ ...token, kind: 'mark', text: JOINT, word: JOINT });

/** Replaces a word that introduces a reason or a report. */
export const JOINT = '|';
