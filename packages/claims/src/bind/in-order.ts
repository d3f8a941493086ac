import { isA, type Item, type ItemOf, means } from '../items/item.js';
import { talliesIn } from '../items/tallies.js';
import type { Sentence } from '../sentence/sentence.js';

type Number = ItemOf<'number'>;

/** For each number of a list the name that it belongs to by its place. */
export type InOrder = ReadonlyMap<Item, Item>;

const isListMark = (one: Item): boolean =>
  means(one, 'plain') || means(one, 'near') || means(one, 'break') || means(one, 'respectively');

/** Items of one kind with nothing but list marks between them. */
function lists<T extends Item>(items: readonly Item[], is: (one: Item) => one is T): T[][] {
  const found: T[][] = [];
  let last = -1;
  for (const [at, item] of items.entries()) {
    if (!is(item)) continue;
    const between = items.slice(last + 1, at);
    const goesOn =
      last >= 0 &&
      between.length > 0 &&
      between.every(isListMark) &&
      between.some((one) => means(one, 'break')) &&
      !between.some((one) => means(one, 'break') && PARTS.test(one.meaning.mark));
    if (goesOn) found.at(-1)!.push(item);
    else found.push([item]);
    last = at;
  }
  return found.filter(({ length }) => length > 1);
}
/** Marks behind which a list does not go on. */
export const PARTS = /^(?:sedangkan|sementara|namun|tetapi|;)$/;

const COUNTS = new Set<string | null>(['kontak', 'perusahaan', 'indikator']);

const KINDS: readonly ((one: Item) => boolean)[] = [
  (one) => means(one, 'sector') || means(one, 'everybody'),
  isA('indicator'),
  (one) => means(one, 'category') || means(one, 'direction'),
  isA('period'),
];

/**
 * "A dan B masing-masing 3,33 dan 3,40", "A dan B (3,33 dan 3,40)": assigns numbers to names by their
 * order. Numbers of a list whose length differs from the names' belong to no name (`loose`).
 */
export function inOrder(sentence: Sentence): { readonly of: InOrder; readonly loose: Set<Item> } {
  const { items } = sentence;
  const of = new Map<Item, Item>();
  const loose = new Set<Item>();
  for (const numbers of lists(items, isA('number') as (one: Item) => one is Number)) {
    const first = numbers[0]!;
    const unit = numbers.at(-1)!.meaning.number.unit;
    const isBracket = sentence.clauseOf(first).outer !== null;
    const isOrdered = sentence.has('respectively');

    // "Menjadi 2,33, dan dua dari tiga kontak": numbers of different things are no list.
    const isOther = ({ meaning: { number } }: Number) =>
      number.unit !== unit && (number.unit !== null || (number.decimals > 0 && COUNTS.has(unit)));
    if (numbers.some(isOther)) continue;
    const before = items.filter(({ end }) => end <= first.start);
    const behind = items.filter(({ start }) => start >= numbers.at(-1)!.end);
    const kinds = isOrdered || isBracket ? KINDS : KINDS.slice(0, 2);
    const listsOf = (some: readonly Item[]) =>
      kinds.flatMap((is) => lists(some, is as (one: Item) => one is Item));
    const fitting = (list: readonly Item[]) => list.length === numbers.length;
    const nearest = (is: (typeof KINDS)[number]) =>
      lists(before, is as (one: Item) => one is Item).findLast(fitting);
    const named =
      kinds.map(nearest).find((list) => list !== undefined) ??
      (isOrdered || isBracket ? listsOf(behind).find(fitting) : undefined);
    // "28 dan 9 perusahaan": of two that nothing names.
    const isBare = numbers.some(
      ({ meaning: { number } }) => number.decimals > 0 || number.unit === null,
    );
    const isListed = listsOf(before).length > 0;
    for (const [at, number] of numbers.entries()) {
      if (named) of.set(number, named[at]!);
      else if (isOrdered || isListed || isBare) loose.add(number);
    }
  }
  // "3,42 berbanding 3,03": the two names stand elsewhere; "dari 2,63 hingga 3,50" is a range.
  for (const link of items) {
    if (!/^(?:berbanding|hingga)$/.test(link.word)) continue;
    const one = items.findLast((item) => means(item, 'number') && item.end <= link.start);
    const two = items.find((item) => means(item, 'number') && item.start >= link.end);
    for (const number of [one, two]) if (number) loose.add(number);
  }
  // "Skor tertinggi, masing-masing 4,00, terdapat pada A serta B": the number belongs to each of the names
  // after it, to which nothing binds it here.
  for (const item of items) {
    const lead = means(item, 'number') && !of.has(item) ? sentence.before(item)[0] : undefined;
    const isOfLater =
      means(lead, 'respectively') &&
      !items.some(
        (one) => one.end <= lead.start && (means(one, 'sector') || means(one, 'indicator')),
      );
    if (isOfLater) loose.add(item);
  }
  for (const { number, answer } of talliesIn(items)) {
    of.set(number, answer);
    loose.delete(number);
  }
  return { of, loose };
}
