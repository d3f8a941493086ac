import type { IndicatorKey } from '@lqc/contracts';
import { baseOf } from './bases.js';
import { isA, type Item } from './item.js';
import type { Bound } from './numbers/binding.js';
import type { Sentence } from './sentence.js';

/**
 * "Jumlahnya hampir sama, 39 berbanding 38", "energi lebih tinggi ketimbang upah, 3,70 berbanding 3,10":
 * the first number is of what is spoken of, the second of what that is held against: the other of two
 * indicators that were named, else the same figure before.
 */
export function bindingsAgainst(sentence: Sentence): Map<Item, Bound[]> {
  const bound = new Map<Item, Bound[]>();
  for (const [at, item] of sentence.items.entries()) {
    if (item.word !== 'berbanding') continue;
    const [one, two] = [sentence.items[at - 1], sentence.items[at + 1]];
    if (!one || !two || !isA('number')(one) || !isA('number')(two)) continue;
    const named = [
      ...new Set(
        sentence.items
          .filter(isA('indicator'))
          .filter(({ end, meaning }) => end <= one.start && meaning.keys.length === 1)
          .map(({ meaning }): IndicatorKey => meaning.keys[0]!),
      ),
    ];
    const [first, second] = named.slice(-2);
    const isOfTwo = first !== undefined && second !== undefined;
    bound.set(one, [isOfTwo ? { indicator: first } : { period: 'now' }]);
    bound.set(two, [isOfTwo ? { indicator: second } : { period: baseOf(sentence, one) }]);
  }
  return bound;
}
