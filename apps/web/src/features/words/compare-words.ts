import type { TopWord } from '@lqc/contracts';

/** How a word stands against the other quarter, by its place among the words. */
export type Shift =
  | { readonly kind: 'new' | 'gone' | 'same' }
  | { readonly kind: 'stronger' | 'weaker'; readonly places: number };

/**
 * Each word of `words` against its place in `others`; a word that is not there is `absent`. By
 * place, not by weight: weights of quarters with different numbers of contacts do not compare.
 */
export function shiftsOf(
  words: readonly TopWord[],
  others: readonly TopWord[],
  absent: 'new' | 'gone',
): ReadonlyMap<string, Shift> {
  const places = new Map(others.map(({ word }, place) => [word, place]));
  return new Map(words.map(({ word }, place) => [word, shiftOf(place, places.get(word), absent)]));
}

function shiftOf(place: number, other: number | undefined, absent: 'new' | 'gone'): Shift {
  if (other === undefined) return { kind: absent };
  if (other === place) return { kind: 'same' };
  return other > place
    ? { kind: 'stronger', places: other - place }
    : { kind: 'weaker', places: place - other };
}
