import type { Assertion, Dimensions, Said } from '../assertion.js';
import { isName, valueOf } from '../bind/names.js';
import { stretchOf } from '../bind/near.js';
import { isAdverb } from '../bind/quarters.js';
import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { assertAt, type Frame, negationOf, quantityAt, type Scene, sizeBeside } from './scene.js';

/** "Lebih tinggi 0,30 poin daripada biaya energi", "lebih rendah dari triwulan sebelumnya", "menyamai". */
export const readComparisons: Frame = (scene) =>
  scene.sentence
    .all('more')
    .flatMap((item) => (item.used ? [] : comparisonAt(scene, item)));

function comparisonAt(scene: Scene, item: ItemOf<'more'>): readonly Assertion[] {
  const { sentence } = scene;
  const own = stretchOf(sentence, item);
  const { isOfCounts, isOfMood } = item.meaning;
  // "Penurunannya lebih dalam", "kontak yang lebih banyak", "lebih optimistis": of steps and of people.
  const isOfOthers = own.some(
    (one) =>
      means(one, 'way') ||
      means(one, 'rank') ||
      means(one, 'category') ||
      means(one, 'quantifier') ||
      means(one, 'some') ||
      means(one, 'people') ||
      (means(one, 'measure') && one.meaning.measure !== 'average'),
  );
  if (isOfOthers || isOfCounts || isOfMood || sentence.sheet.isProfile) return [];
  const not = negationOf(sentence, item);
  const size = sizeBeside(sentence, item);
  const step = own.find(
    (one): one is ItemOf<'number'> =>
      means(one, 'number') && !one.used && one.meaning.number.unit === 'poin',
  );
  const amount = step && quantityAt(sentence, step);
  const { comparison } = item.meaning;
  const more = {
    ...(amount ? { amount: amount.amount } : {}),
    ...(size ? { size: size.meaning.size } : {}),
  };
  const words = [
    item,
    ...(not ? [not] : []),
    ...(size ? [size] : []),
    ...(amount?.words ?? []),
  ];
  const negated = not !== null;
  const against = operandsOf(sentence, item, own);
  if (against === null) return [];
  if (against.length > 0)
    return against.flatMap((operand) => {
      const says: Said = { operator: 'compared', comparison, against: operand.of, ...more };
      const all = [...words, operand.item];
      return assertAt(scene, item, { type: 'compare', measure: 'average', says, words: all, negated });
    });
  const says: Said =
    comparison === 'equal'
      ? { operator: 'stayed', way: 0, manner: 'exact' }
      : { operator: 'moved', way: comparison === 'more' ? 1 : -1, manner: 'plain', ...more };
  return assertAt(scene, item, { type: 'change', measure: 'average', says, words, negated });
}

interface Operand {
  readonly of: Partial<Dimensions>;
  readonly item: Item;
}

/** What is held against: names, or none for an earlier quarter; null where it is not known. */
function operandsOf(
  sentence: Sentence,
  item: Item,
  own: readonly Item[],
): readonly Operand[] | null {
  const behind = own.filter(({ start }) => start >= item.end);
  const than = own.find(isA('than'));
  const from = than ? own.filter(({ start }) => start >= than.end) : behind;
  const list: Item[] = [];
  for (const one of from) {
    if (isName(one) || means(one, 'everybody')) list.push(one);
    else if (means(one, 'period')) {
      const isFirst = list.length === 0;
      if (isFirst && one.meaning.role !== 'now') return [];
      break;
    } else if (means(one, 'number')) {
      if (one.meaning.number.unit === 'poin') continue;
      break;
    } else if (!isLink(one)) break;
  }
  if (list.length > 0) {
    // "Harga jual Konstruksi": one operand of two dimensions, which is left to others.
    const kinds = new Set(list.map(({ is }) => is));
    if (kinds.size > 1) return null;
    return list.flatMap((one) => {
      const slot = valueOf(sentence, one);
      if (!slot || slot.isOpen) return [];
      const of = means(one, 'indicator') ? { indicator: slot } : { sector: slot };
      return [{ of: of as Partial<Dimensions>, item: one }];
    });
  }
  const isOfQuarter = own.some(
    (one) => means(one, 'period') && (isAdverb(one) || one.meaning.role !== 'now'),
  );
  const then = from.find(isA('number'));
  if (then && !isOfQuarter) {
    const led = sentence.before(then)[0];
    const isBare = led !== undefined && (means(led, 'than') || means(led, 'from') || led === item);
    return isBare ? [] : null;
  }
  return isOfQuarter ? [] : null;
}

const isLink = (one: Item): boolean =>
  means(one, 'plain') || means(one, 'from') || means(one, 'break') || means(one, 'than') ||
  means(one, 'near') || means(one, 'measure') || means(one, 'size');
