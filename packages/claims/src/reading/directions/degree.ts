import type { ClaimFact } from '@lqc/contracts';
import { excludes, indicativeRange } from '@lqc/statistics';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** So little may still be called "stabil", whatever the spread of the answers. */
const LITTLE = 0.1;
/** Of an average without a spread nobody knows more than that so much is no "stabil". */
const NOT_LITTLE = 0.2;

/**
 * Whether a change went the way that a word says; null where two people may differ on whether so little
 * still is "stabil", which the indicative range of the change decides.
 */
export function heldBy(
  { value, exact, se }: ClaimFact,
  way: number,
  manner: string,
): boolean | null {
  if (way !== 0) return Math.sign(value) === way;
  if (value === 0) return true;
  if (manner !== 'loose') return false;
  // Two words may differ on whether so little is still "stabil".
  if (Math.abs(value) <= LITTLE) return isAroundNone(exact, se ?? 0) ? true : null;
  if (se === null) return Math.abs(value) <= NOT_LITTLE ? null : false;
  return isAroundNone(exact, se);
}
const isAroundNone = (change: number, standardError: number) =>
  !excludes(indicativeRange(change, standardError), 0);

/**
 * The word of size that is said of a move, before or behind it: "naik tipis", "perbaikan yang signifikan".
 */
export function sizeOf(sentence: Sentence, item: Item): ItemOf<'size'> | null {
  const after = sentence.after(item);
  // "Perbaikan margin usaha yang signifikan".
  const behind = after.findIndex(isA('size'));
  const isOfIt =
    behind > 0 &&
    behind <= 3 &&
    after[behind - 1]!.word === 'yang' &&
    after.slice(0, behind).every((one) => means(one, 'indicator') || means(one, 'plain'));
  // "Penurunannya jauh lebih tipis": the word is of the comparison behind it.
  const isOfItself = (one: Item | undefined) => {
    const next = one && sentence.items[sentence.items.indexOf(one) + 1];
    return one !== undefined && (one === sentence.before(item)[0] || !next || !means(next, 'more'));
  };
  const near = [
    sentence.before(item)[0],
    after[0],
    after[1],
    isOfIt ? after[behind] : undefined,
  ].filter(isOfItself);
  return (
    (near.find((one) => one !== undefined && means(one, 'size')) as ItemOf<'size'> | undefined) ??
    null
  );
}
