import type { TopWord } from '@lqc/contracts';

/** How a word stands against the other quarter, by its rank among the words. */
export type Shift =
  | { readonly kind: 'new' | 'gone' | 'same' }
  | { readonly kind: 'stronger' | 'weaker'; readonly ranks: number };

/**
 * Each word of `words` against its rank in `others`; a word that is not there is `absent`. By
 * rank, not by weight: weights of quarters with different numbers of contacts do not compare.
 */
export function shiftsOf(
  words: readonly TopWord[],
  others: readonly TopWord[],
  absent: 'new' | 'gone',
): ReadonlyMap<string, Shift> {
  const ranks = new Map(others.map(({ word }, rank) => [word, rank]));
  return new Map(words.map(({ word }, rank) => [word, shiftOf(rank, ranks.get(word), absent)]));
}

function shiftOf(rank: number, other: number | undefined, absent: 'new' | 'gone'): Shift {
  if (other === undefined) return { kind: absent };
  if (other === rank) return { kind: 'same' };
  return other > rank
    ? { kind: 'stronger', ranks: other - rank }
    : { kind: 'weaker', ranks: rank - other };
}
