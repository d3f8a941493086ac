import type { IndicatorKey } from '@lqc/contracts';
import { type Item, means } from '../items/item.js';

/** What the kinds of indicators are called, and how their keys begin. */
const KINDS: readonly (readonly [name: RegExp, keys: RegExp])[] = [
  [/^(?:perkiraan|prakiraan|ekspektasi|proyeksi)/, /^perkiraan/],
  [/^biaya/, /^biaya/],
  [/^permintaan/, /^(?:domestik|ekspor)$/],
];

/** Which indicators of a kind a word behind "indikator" means; null where it names no kind. */
export function kindOf(word: Item | undefined): ((key: IndicatorKey) => boolean) | null {
  // "Indikator biaya energi" is one of them.
  if (!word || (means(word, 'indicator') && word.meaning.keys.length === 1)) return null;
  const keys = KINDS.find(([name]) => name.test(word.word))?.[1];
  return keys ? (key) => keys.test(key) : null;
}
