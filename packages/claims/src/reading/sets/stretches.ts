import { type Item, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** "Antara lain A dan B": some of them, not all. */
const SOME_OF = /^(?:termasuk|antaranya|di antaranya|antara|misalnya|contohnya|seperti|semisal)$/;
const STOPS = new Set([
  'sedangkan',
  'sementara',
  'namun',
  'tetapi',
  'adapun',
  'padahal',
  'sehingga',
  ';',
]);

/** What follows a count, up to where the sentence goes on to something else or another count begins. */
export function stretchBehind(
  { items }: Sentence,
  item: Item,
  isCount: (one: Item) => boolean = () => false,
): Item[] {
  const behind = items.filter(({ start }) => start >= item.end);
  const end = behind.findIndex(
    (one, at) =>
      isCount(one) ||
      (means(one, 'break') && STOPS.has(one.meaning.mark)) ||
      // "…, dengan koreksi terdalam pada upah": told of one of them.
      (means(one, 'break') && behind[at + 1]?.word === 'dengan'),
  );
  return end < 0 ? behind : behind.slice(0, end);
}

/** Whether a stretch names some of those that it is true of, as in "antara lain A dan B". */
export const isPartOfList = (stretch: readonly Item[]): boolean =>
  stretch.some(({ word }) => SOME_OF.test(word));
