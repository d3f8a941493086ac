import type { TopWord } from '@lqc/contracts';

/** The change of a word's rank against the other quarter. */
export type Shift =
  | { readonly kind: 'new' | 'gone' | 'same' }
  | { readonly kind: 'stronger' | 'weaker'; readonly ranks: number };

/**
 * The change of rank of each word against `others`; `absent` for a word that `others` lacks. Ranks
 * are compared, since weights from different numbers of contacts are not comparable.
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
