import type { Assertion, Test } from '../assertion.js';
import { answersOf } from '../bind/answers.js';
import { stretchOf } from '../bind/near.js';
import { wayAt } from '../bind/ways.js';
import { isOrientation, isSide } from '../facts/categories.js';
import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { assertAt, type Frame, negationOf, quantityAt, type Scene } from './scene.js';

/** "Lima dari 15 indikator menurun", "tiga sektor berada di bawah netral", "semua indikator naik". */
export const readSets: Frame = (scene) => {
  const { sentence } = scene;
  return sentence.items.flatMap((item): readonly Assertion[] => {
    const isNumber = means(item, 'number');
    if (item.used || (!isNumber && !means(item, 'quantifier'))) return [];
    const among = setOf(sentence, item);
    if (!among || sentence.sheet.isProfile) return [];
    if (negationOf(sentence, item)) return [];
    const own = stretchOf(sentence, item);
    // "Dua indikator lainnya", "sektor yang tersisa": a part of the set.
    if (own.some((one) => REST.test(one.word) || means(one, 'rank') || means(one, 'more'))) return [];
    const [link, whole] = sentence.after(item);
    const isPart = link?.word === 'dari' && whole && means(whole, 'number') && !whole.used;
    const test = testIn(sentence, own, item);
    const isTotal = !test && isNumber && sentence.before(item)[0]?.word === 'dari';
    if (!test && !isTotal) return [];
    const quantity = isNumber ? quantityAt(sentence, item) : null;
    return assertAt(scene, item, {
      type: 'count_by_direction',
      measure: 'average',
      says: {
        operator: 'counted',
        among,
        test: test?.test ?? null,
        ...(quantity ? { amount: quantity.amount } : {}),
        ...(means(item, 'quantifier') ? { quantifier: item.meaning.quantifier } : {}),
        of: isPart ? whole.meaning.number.value : isNumber ? item.meaning.number.of : null,
      },
      words: [
        ...(quantity?.words ?? [item]),
        ...(isPart ? [link, whole] : []),
        ...(test?.words ?? []),
        ...sentence.before(item).filter((one, at) => at === 0 && isTotal && means(one, 'from')),
      ],
    });
  });
};
const REST = /^(?:lain|lainnya|sisanya|selebihnya|tersisa)$/;

/** Of which set a number or quantifier counts members. */
function setOf(sentence: Sentence, item: Item): 'indicator' | 'sector' | null {
  if (means(item, 'number')) {
    const { unit, decimals } = item.meaning.number;
    if (unit === 'indikator') return 'indicator';
    if (unit !== null || decimals > 0) return null;
  }
  const behind = sentence.after(item).filter((one) => !means(one, 'plain'));
  const isPart = behind[0]?.word === 'dari' && behind[1] && means(behind[1], 'number');
  const who = behind[isPart ? 2 : 0];
  if (!who || !means(who, 'people')) return null;
  return who.meaning.who === 'indikator'
    ? 'indicator'
    : who.meaning.who === 'sektor'
      ? 'sector'
      : null;
}

function testIn(
  sentence: Sentence,
  own: readonly Item[],
  item: Item,
): { readonly test: Test; readonly words: readonly Item[] } | null {
  const telling = own.filter(
    (one) =>
      !one.used &&
      one.start >= item.end &&
      (means(one, 'way') || means(one, 'category') || means(one, 'level')),
  );
  const [one, ...more] = telling;
  if (!one || more.length > 0) return null;
  if (means(one, 'way')) {
    const way = wayAt(sentence, one);
    return way && !way.isNegated ? { test: { moved: way.way }, words: way.items } : null;
  }
  if (negationOf(sentence, one) || !means(one, 'category') || !isSide(one.meaning.category))
    return null;
  return { test: { lies: one.meaning.category as 'above' }, words: [one] };
}

/** "Mayoritas kontak menilai permintaan di atas netral". */
export const readQuantifiers: Frame = (scene) =>
  scene.sentence.all('quantifier').flatMap((item) => quantifierAt(scene, item));

function quantifierAt(scene: Scene, item: ItemOf<'quantifier'>): readonly Assertion[] {
  const { sentence, order } = scene;
  if (item.used || negationOf(sentence, item)) return [];
  const own = stretchOf(sentence, item);
  const behind = own.filter(({ start }) => start >= item.end);
  const isOfPeople = behind
    .slice(0, 4)
    .some((one) => means(one, 'people') && /^(?:kontak|perusahaan|jawaban)$/.test(one.meaning.who));
  const isOfOthers = own.some(
    (one) => REST.test(one.word) || means(one, 'more') || means(one, 'rank') || means(one, 'times'),
  );
  if (!isOfPeople || isOfOthers) return [];
  const answers = answersOf(sentence, item, order.get(item));
  if (!answers?.category.value) return [];
  const isOfMarket = isOrientation(answers.category.value);
  return assertAt(scene, item, {
    type: 'quantifier',
    measure: isOfMarket ? 'company-share' : 'answer-share',
    says: { operator: 'quantified', quantifier: item.meaning.quantifier },
    words: [item],
    answers,
  });
}

export const countsIn = (items: readonly Item[]): readonly ItemOf<'number'>[] =>
  items.filter(isA('number'));
