import { type Token, tokensOf } from '../../language/tokens.js';
import { isA, type Item } from '../../items/item.js';
import { plainWording } from './plain-wording.js';

/** The words of a stretch that a narrative must hold: without who said it, of when, and why. */
export function wordsOf(text: string, zone: readonly Item[]): Token[] {
  const words = zone
    .filter(
      (item) =>
        !isPlainPhrase(item) &&
        !isA('company')(item) &&
        !isA('people')(item) &&
        !isA('period')(item) &&
        !isA('some')(item) &&
        !isA('expected')(item) &&
        !isA('respectively')(item),
    )
    .flatMap((item) => {
      const tokens = tokensOf(text, item.start, item.end);
      return isA('cause')(item) || isA('says')(item) ? [stopAt(tokens[0]!)] : tokens;
    });
  return plainWording(words);
}

/** "Langkah penyesuaian", "sejalan dengan itu": together its words tell nothing. */
const isPlainPhrase = (item: Item) =>
  isA('plain')(item) && item.end - item.start > item.word.length;

/** What stands before a reason is not said of what stands behind: "perlambatan | libur panjang". */
const stopAt = (token: Token): Token => ({ ...token, kind: 'mark', text: '|', word: '|' });
