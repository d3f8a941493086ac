import { become, isA, isOneOf, type Item, type ItemOf, means } from '../../items/item.js';
import { boundTo, orderedLists } from './names-in-order.js';
import type { Bound } from './binding.js';
import type { Sentence } from '../../sentence/sentence.js';
import { severalQuarters } from '../../dimensions/several-quarters.js';

/**
 * "Permintaan Domestik dan Harga Jual masing-masing 3,60 dan 2,80": gives each number of the list
 * its own name, in order. Nothing where there are not as many names as numbers.
 */
export function respectiveBindings(sentence: Sentence): Map<Item, Bound> {
  const bound = new Map<Item, Bound>();
  for (const { numbers, names } of orderedLists(sentence)) {
    shareUnit(numbers);
    for (const [at, number] of numbers.entries()) if (names) bound.set(number, names[at]!);
  }
  return bound;
}

/**
 * "Rata-rata keduanya kini 4,08 dan 4,18", "A, B, dan C menyusul dengan 4,00": names and numbers in
 * a clause that says nothing of how they belong together. What does not fit is left open.
 */
export function likelyBindings(sentence: Sentence): Map<Item, Bound[]> {
  const likely = new Map<Item, Bound[]>();
  // "Masing-masing 0,60 dan 0,61" of nobody who was named.
  for (const { numbers, names } of orderedLists(sentence))
    if (!names) for (const number of numbers) likely.set(number, [{}]);
  for (const [number, of] of toldAgain(sentence)) likely.set(number, [of]);
  const pair = bothAfter(sentence);
  if (pair) likely.set(pair.number, pair.bounds);
  for (const { items } of sentence.clauses) {
    const numbers = items.filter(isA('number'));
    const [first] = numbers;
    if (!first || items.some(isA('respectively')) || items.some(isA('sum'))) continue;
    const kind = (['indicator', 'sector'] as const).find(
      (one) => items.filter(isA(one)).length >= 2,
    );
    if (!kind) continue;
    const before = sentence.listedBefore(first, kind);
    const names = before.length > 0 ? before : items.filter(isA(kind));
    // "Keduanya berada di atas rata-rata keseluruhan sebesar 3,55": everybody's figure.
    if (sentence.before(first).slice(0, 3).some(isA('everybody'))) continue;
    if (names.length < 2 || names.length !== items.filter(isA(kind)).length) continue;
    const run = numbers.length === 1 ? runFrom(sentence.items, first) : numbers;
    if (run.length === names.length && run.length > 1 && numbers.length === 1)
      for (const [at, number] of run.entries()) likely.set(number, [boundTo(names[at]!)]);
    else if (numbers.length === 1) likely.set(first, names.map(boundTo));
    else if (numbers.length === names.length && isList(items, numbers))
      for (const [at, number] of numbers.entries()) likely.set(number, [boundTo(names[at]!)]);
  }
  return likely;
}

/** "Jumlahnya menjadi 28 dan 9 perusahaan": in the order in which the sentence before told of as many. */
function toldAgain({ items, topic, sheet }: Sentence): (readonly [Item, Bound])[] {
  const numbers = items.filter(isA('number'));
  const isTheirs = items.some(({ word }) => /^(?:jumlah|porsi|pangsa|bagian)nya$/.test(word));
  const isOther = items.some(
    (one) => (isName(one) && !one.isCarried) || means(one, 'respectively'),
  );
  const unit = numbers.at(-1)?.meaning.number.unit ?? null;
  const told = topic.facts.filter((fact) => fact.unit === unit && fact.category !== null);
  const distinct = new Set(told.map(({ category }) => category));
  if (!isTheirs || isOther || numbers.length < 2 || told.length !== numbers.length) return [];
  if (
    distinct.size < told.length ||
    told.some(({ indicator }) => indicator && indicator !== sheet.indicator)
  )
    return [];
  shareUnit(numbers);
  for (const one of items) if (one.isCarried) one.used = true;
  return numbers.map((number, at) => [number, { category: told[at]!.category! }] as const);
}

/** "Dua dari tiga kontak menjawab di atas netral, baik untuk A maupun B": one figure of both. */
function bothAfter({ items }: Sentence): { number: Item; bounds: Bound[] } | null {
  const numbers = items.filter(isA('number'));
  const both = items.find(({ word }) => word === 'baik');
  const names = items.filter(isA('indicator')).filter(({ start }) => both && start > both.start);
  if (!both || names.length < 2 || numbers.length !== 1) return null;
  return { number: numbers[0]!, bounds: names.map(boundTo) };
}

/** "Dengan rata-rata 3,67 dan 3,50": the numbers of one kind that stand in a list, from the first on. */
function runFrom(items: readonly Item[], first: ItemOf<'number'>): ItemOf<'number'>[] {
  const run = [first];
  for (const one of items.slice(items.indexOf(first) + 1)) {
    if (means(one, 'number') && one.meaning.number.decimals === first.meaning.number.decimals)
      run.push(one);
    else if (!means(one, 'break') || !['dan', 'serta', ','].includes(one.meaning.mark)) break;
  }
  return run;
}

const isList = (items: readonly Item[], numbers: readonly Item[]) =>
  items
    .filter(({ start, end }) => start >= numbers[0]!.end && end <= numbers.at(-1)!.start)
    .every((one) => means(one, 'break') || means(one, 'number'));

/** "A dan B setara, yakni 3,40": said of the names before, for none follows. */
function isEqualOfAll(items: readonly Item[], item: Item): boolean {
  if (!means(item, 'more') || item.meaning.comparison !== 'equal') return false;
  const behind = items.slice(items.indexOf(item) + 1).filter((one) => !means(one, 'plain'));
  return (
    behind[0] !== undefined &&
    means(behind[0], 'break') &&
    behind[1] !== undefined &&
    means(behind[1], 'number')
  );
}

const isName = (one: Item) =>
  means(one, 'indicator') || means(one, 'sector') || means(one, 'category');

/** "Sama banyak", beside the number that all of them have. */
const isEqual = (one: Item): boolean => means(one, 'more') && one.meaning.comparison === 'equal';

/**
 * "Masing-masing turun 5,0 poin", "masing-masing turun dari 7,5 % menjadi 5,0 %": one figure of all, with where it
 * went. None where each has its own.
 */
function eachOfOne(
  items: readonly Item[],
  [first, end]: readonly ItemOf<'number'>[],
): ItemOf<'number'>[] {
  if (!first || runFrom(items, first).length > 1) return [];
  const between = end ? items.slice(items.indexOf(first) + 1, items.indexOf(end)) : [];
  const isMove = between.some(isA('to')) && !between.some(isA('break'));
  if (end && isMove) return [first, end];
  // "Masing-masing satu netral dan satu di bawah netral": each number has its own.
  const isListed = between.some(isA('break')) && !between.some(isApart);
  return end && isListed ? [] : [first];
}

const isApart = isOneOf('way', 'than', 'from', 'more', 'company');

const TOGETHER = new Set(['masing-masing', 'sama-sama', 'seri', 'sama']);

/**
 * "Informasi dan Komunikasi serta Konstruksi sama-sama berada pada 4,00": one number that is said
 * of every name before it.
 */
export function sharedBindings(sentence: Sentence): Map<Item, Bound[]> {
  const shared = new Map<Item, Bound[]>();
  const { items } = sentence;
  for (const word of items.filter((one) => TOGETHER.has(one.word) || isEqualOfAll(items, one))) {
    const later = items.filter(isA('number')).filter(({ start }) => start >= word.end);
    const clause = sentence.clauseOf(word);
    const own = later.filter((number) => sentence.clauseOf(number) === clause);
    const numbers =
      word.word === 'masing-masing' ? eachOfOne(items, later) : own.length > 0 ? own : later;
    if (numbers.length === 0 || (numbers.length > 1 && word.word !== 'masing-masing')) continue;
    // "A teratas dengan 5,00; B serta C menyusul, masing-masing 4,00": a name with a number has its own.
    const figured = items.findLast((one) => means(one, 'number') && one.end <= word.start);
    const ahead = items.filter(({ end }) => end <= word.start);
    const unfigured = ahead.filter(({ start }) => start >= (figured?.end ?? 0));
    // "A dan B sama-sama 1,00, masing-masing turun 1,00 poin": whose figure they have in common.
    const before = unfigured.some(isName) ? unfigured : ahead;
    const several = (list: readonly Item[]) =>
      (['indicator', 'sector', 'category'] as const).find(
        (one) => list.filter(isA(one)).length >= 2,
      );
    // "Dengan pangsa masing-masing 2,5 %, keempatnya …": whose names stand behind.
    const behind = items.filter(({ start }) => start >= numbers[0]!.end);
    // "Dari sisi margin, masing-masing tiga kontak melaporkan kenaikan, keadaan tetap, dan penurunan".
    const isOfListBehind = !several(before) && several(behind) === 'category';
    const named = !isOfListBehind && (several(before) || before.some(isName)) ? before : behind;
    const kind = several(named);
    if (!kind) continue;
    const sectors = named.filter(isA('sector'));
    const bounds = named.filter(isA(kind)).map((name): Bound => ({
      ...(kind === 'indicator' && sectors.length === 1
        ? { sector: sectors[0]!.meaning.sector }
        : {}),
      ...boundTo(name),
    }));
    if (bounds.some((one) => !one.indicator && !one.sector && !one.category)) continue;
    if (kind === 'category') for (const one of named.filter(isA('category'))) one.used = true;
    word.used = true;
    for (const equal of items.filter(isEqual)) equal.used = true;
    for (const number of numbers) shared.set(number, bounds);
  }
  shareAmongQuarters(sentence, shared);
  return shared;
}

/** "Jumlahnya 10 kontak pada kedua periode pembanding": one number that is said of several quarters. */
function shareAmongQuarters(sentence: Sentence, shared: Map<Item, Bound[]>): void {
  for (const { item, roles } of severalQuarters(sentence)) {
    const [number, ...more] = sentence
      .all('number')
      .filter((one) => one !== item && one.meaning.number.of === null);
    // "30,8 poin, lebih tinggi daripada kedua periode pembanding": beside them, not of them, as is
    // "3,42 setelah tercatat di bawah netral pada kedua periode pembanding".
    const isBeside = sentence
      .before(item)
      .slice(0, 4)
      .some((one) => means(one, 'than') || means(one, 'more') || means(one, 'from'));
    if (!number || more.length > 0 || isBeside || sentence.has('rank')) continue;
    item.used = true;
    // "Konsisten diwakili tiga kontak": the same in each of them.
    for (const one of sentence.items) if (one.word === 'konsisten') one.used = true;
    shared.set(
      number,
      roles.map((period) => ({ period })),
    );
  }
}

/** "24,4, 43,9, dan 31,7 %": the last number's unit is everyone's. */
function shareUnit(numbers: readonly ItemOf<'number'>[]): void {
  const last = numbers.at(-1)?.meaning.number;
  if (!last?.unit) return;
  for (const item of numbers)
    if (item.meaning.number.unit === null)
      become(item, { is: 'number', number: { ...item.meaning.number, unit: last.unit } });
}
