import type { IndicatorKey } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf } from '../../items/item.js';
import type { Bound } from './binding.js';
import type { Sentence } from '../../sentence/sentence.js';

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
    const [first, second] = inOrder(sentence, one, named);
    const isOfTwo = first !== undefined && second !== undefined;
    bound.set(one, [isOfTwo ? { indicator: first } : { period: 'now' }]);
    bound.set(two, [isOfTwo ? { indicator: second } : { period: baseOf(sentence, one) }]);
  }
  return bound;
}

/**
 * Of which the first number is and of which the second: the one that is compared goes first. "Keduanya
 * turun, dengan koreksi upah yang lebih dalam, yakni 0,81 poin berbanding 0,42 poin".
 */
function inOrder(
  { items, topic, sheet }: Sentence,
  number: ItemOf<'number'>,
  named: readonly IndicatorKey[],
): readonly IndicatorKey[] {
  const more = items.findLast((one) => isA('more')(one) && one.end <= number.start);
  const subject = items
    .filter(isA('indicator'))
    .findLast((one) => more !== undefined && one.end <= more.start)?.meaning.keys[0];
  if (!subject) return named.slice(-2);
  const told = topic.indicator ?? sheet.indicator;
  // "Sejalan dengan koreksi upah yang lebih dalam, 0,81 berbanding 0,49": beside what the text is about.
  const isOfPoints = number.meaning.number.unit === 'poin';
  const others = named.filter((key) => key !== subject);
  const other = others.at(-1) ?? (isOfPoints && told !== subject ? told : null);
  return other ? [subject, other] : named.slice(-2);
}
