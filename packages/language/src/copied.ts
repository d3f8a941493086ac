import { trigramSimilarity, trigramsOf } from './trigrams.js';

const COPIED_FROM = 0.9;
/** So few words say hardly anything, and are alike by chance. */
const FEW_WORDS = 4;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const folded = (text: string) => wordsIn(text.toLowerCase()).join(' ');

/** True for a narrative of fewer than four words. */
export const isShort = (narrative: string): boolean => wordsIn(narrative).length < FEW_WORDS;

/** How alike two narratives are where one is copied from the other (trigrams, 0.9 to 1), else null. */
export function copiedSimilarity(now: string, before: string): number | null {
  if (isShort(now)) return null;
  const similarity = trigramSimilarity(trigramsOf(folded(now)), trigramsOf(folded(before)));
  return similarity < COPIED_FROM ? null : similarity;
}
