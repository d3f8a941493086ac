import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Bound } from './binding.js';
import type { Sentence } from '../../sentence/sentence.js';

/** Numbers behind or before "masing-masing", and what each of them is of; null where no names fit. */
interface OrderedList {
  readonly numbers: readonly ItemOf<'number'>[];
  readonly names: readonly Bound[] | null;
}

/**
 * "A dan B masing-masing 3,60 dan 2,80", "38,5 % dan 15,4 % masing-masing netral dan di bawah netral":
 * lists of numbers with as many names. Where the sentence names nothing, they are those that the sentence
 * before named: "kenaikannya masing-masing 1,20, 1,17, dan 1,17 poin".
 */
export function orderedLists(sentence: Sentence): OrderedList[] {
  const { items } = sentence;
  return sentence.all('respectively').flatMap((word): OrderedList[] => {
    word.used = true;
    const behind = listAfter(items, word);
    const numbers = behind.length < 2 ? listBefore(items, word) : behind;
    const last = numbers.at(-1);
    if (!last || numbers.length < 2) return [];
    const names =
      (numbers === behind ? namesBefore(items, word, numbers.length) : null) ??
      namesAfter(items, last.end > word.end ? last : word, numbers.length);
    // A category that has its number says nothing more.
    for (const name of names ?? []) if (means(name, 'category')) name.used = true;
    const of = numbers === behind ? quarterBefore(sentence, word, numbers) : {};
    const bounds = names?.map(boundTo) ?? namesOfTopic(sentence, numbers.length);
    return [{ numbers, names: bounds?.map((one) => ({ ...of, ...one })) ?? null }];
  });
}

/** "Pada triwulan III 2024 masing-masing 3,08 dan 2,79": the quarter right before, of every number. */
function quarterBefore(
  sentence: Sentence,
  word: Item,
  numbers: readonly ItemOf<'number'>[],
): Pick<Bound, 'period'> {
  const [quarter, link] = sentence.before(word);
  const isSteps = numbers.some(({ meaning }) => meaning.number.unit === 'poin');
  if (!quarter || !means(quarter, 'period') || link?.word !== 'pada' || isSteps) return {};
  return boundTo(quarter);
}

const KINDS = ['indicator', 'sector', 'category', 'period'] as const;

/** What a name binds a number to. */
export function boundTo({ meaning }: Item): Bound {
  if (meaning.is === 'indicator' && meaning.keys.length === 1)
    return { indicator: meaning.keys[0]! };
  if (meaning.is === 'sector') return { sector: meaning.sector };
  if (meaning.is === 'category') return { category: meaning.category };
  if (meaning.is === 'period' && meaning.role) return { period: meaning.role };
  return {};
}

function namesOfTopic({ items, topic }: Sentence, count: number): Bound[] | null {
  if (items.some((one) => !means(one, 'period') && KINDS.some((kind) => isA(kind)(one))))
    return null;
  if (topic.indicators.length === count)
    return topic.indicators.map((indicator) => ({ indicator }));
  return topic.sectors.length === count ? topic.sectors.map((sector) => ({ sector })) : null;
}

/** "38,5 % dan 15,4 % masing-masing …": the numbers that stand in a list right before the word. */
function listBefore(items: readonly Item[], word: Item): ItemOf<'number'>[] {
  const numbers: ItemOf<'number'>[] = [];
  for (const item of items.slice(0, items.indexOf(word)).toReversed()) {
    if (means(item, 'number')) numbers.unshift(item);
    else if (!means(item, 'break') || !['dan', 'serta', ','].includes(item.meaning.mark)) break;
  }
  return numbers;
}

const isMove = (item: Item) => means(item, 'way') && item.meaning.way !== 0;

function listAfter(items: readonly Item[], word: Item): ItemOf<'number'>[] {
  const numbers: ItemOf<'number'>[] = [];
  let isMoved = false;
  for (const item of items.slice(items.indexOf(word) + 1)) {
    if (means(item, 'number')) numbers.push(item);
    else if (means(item, 'break') && !['dan', 'serta', ','].includes(item.meaning.mark)) break;
    else if (numbers.length > 0 && !means(item, 'break') && !means(item, 'plain')) break;
    // "Masing-masing naik 0,47 dan 0,40 poin", but not "masing-masing naik dan turun …".
    else if (means(item, 'indicator') || (isMove(item) && (isMoved || numbers.length > 0))) break;
    isMoved ||= isMove(item);
  }
  return numbers;
}

function namesBefore(items: readonly Item[], word: Item, count: number): Item[] | null {
  const before = items.filter(({ end }) => end <= word.start);
  for (const kind of KINDS) {
    const names = before.filter(isA(kind));
    if (names.length === count) return names;
    if (names.length > count && kind !== 'period') return names.slice(-count);
  }
  return null;
}

function namesAfter(items: readonly Item[], { end }: Item, count: number): Item[] | null {
  const after = items.filter(({ start }) => start >= end);
  for (const kind of KINDS) {
    const names = after.filter(isA(kind));
    if (names.length === count) return names;
  }
  return null;
}
