import type { Assertion, Quantity, Test } from '../assertion.js';
import { isName, nameOf } from '../bind/names.js';
import { answersOf, isOfMore } from '../bind/answers.js';
import { stretchOf } from '../bind/near.js';
import { directionAt } from '../bind/direction.js';
import { isOrientation, isSide } from '../facts/categories.js';
import { isCount, isA, isOfIndicators, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { isCounted } from './figure-of.js';
import { assertAt, type Frame, negationOf, quantityAt, type Scene } from './scene.js';

/** "Lima dari 15 indikator menurun", "tiga sektor berada di bawah netral", "semua indikator naik". */
export const readSets: Frame = (scene) => {
  const { sentence } = scene;
  return sentence.items.flatMap((item): readonly Assertion[] => {
    const isNumber = means(item, 'number');
    const none = noneAt(sentence, item);
    if (item.used || (!isNumber && !none && !means(item, 'quantifier'))) return [];
    const among = setOf(sentence, item);
    if (!among || (sentence.sheet.isProfile && among === 'sector')) return [];
    if (negationOf(sentence, item) && !none) return [];
    const own = stretchOf(sentence, item);
    // "Dua indikator lainnya", "sektor yang tersisa": a part of the set.
    // "Empat dari lima indikator perkiraan": of a family of them.
    if (isOfFamily(own) || sentence.items.some(isExcept)) return [];
    const isRest = own.some((one) => REST.test(one.word)) && !hasOtherSet(scene, item);
    if (isRest || own.some((one) => means(one, 'rank') || means(one, 'more'))) return [];
    const [link, whole] = sentence.after(item);
    const isPart = link?.word === 'dari' && means(whole, 'number') && !whole.used;
    const test = testIn(sentence, own, item);
    const [lead, part] = sentence.before(item);
    const isTotal = isNumber && lead?.word === 'dari' && part?.is !== 'number' && !test;
    // "Enam dari sebelas sektor": the whole, which goes with its part.
    if (isNumber && lead?.word === 'dari' && part?.is === 'number') return [];
    if (!test && !isTotal) return [];
    const quantity = isNumber ? quantityAt(sentence, item) : null;
    const whole2 = isPart ? whole.meaning.number.value : isNumber ? item.meaning.number.of : null;
    // "Menjadi satu dari lima indikator yang turun": five do so.
    const isMember = isNumber && item.meaning.number.value === 1 && whole2 !== null && !!test;
    return assertAt(scene, item, {
      type: 'count_by_direction',
      measure: 'average',
      says: {
        operator: 'counted',
        among,
        test: test?.test ?? null,
        ...(none ? { amount: NONE } : {}),
        ...(quantity
          ? { amount: isMember ? { ...quantity.amount, value: whole2 } : quantity.amount }
          : {}),
        ...(means(item, 'quantifier') ? { quantifier: item.meaning.quantifier } : {}),
        of: isMember ? null : whole2,
      },
      words: [
        ...(quantity?.words ?? none ?? [item]),
        ...(isPart ? [link, whole] : []),
        ...(test?.words ?? []),
        ...sentence.before(item).filter((one, at) => at === 0 && isTotal && means(one, 'from')),
      ],
    });
  });
};
/** "Tujuh naik, delapan lainnya turun": all who do so, where the others were counted before. */
const hasOtherSet = ({ sentence }: Scene, item: Item): boolean =>
  sentence.all('number').some((one) => one.end <= item.start && setOf(sentence, one) !== null);

const REST = /^(?:lain|lainnya|sisanya|selebihnya|tersisa)$/;

/** "Indikator perkiraan", "lima indikator biaya": a part of them all. */
export const isOfFamily = (items: readonly Item[]): boolean =>
  items.some((one, at) => isOfIndicators(one) && FAMILY.test(items[at + 1]?.word ?? ''));
const FAMILY = /^(?:perkiraan|prakiraan|ekspektasi|biaya|permintaan)/;

/** "Kecuali A, tidak ada …": of all but some. */
export const isExcept = ({ last }: Item): boolean =>
  /^(?:kecuali|selain|terkecuali|luar)$/.test(last);

const NONE: Quantity = { value: 0, decimals: 0, isExact: false, comparison: 'equal' };

/** "Tidak ada indikator yang …", "tidak satu pun sektor …": the words that say that there is none. */
function noneAt(sentence: Sentence, item: Item): readonly Item[] | null {
  const [next] = sentence.after(item);
  return means(item, 'not') && means(next, 'some') ? [item, next] : null;
}

/** The set whose members a number or quantifier counts; null for none. */
function setOf(sentence: Sentence, item: Item): 'indicator' | 'sector' | null {
  if (means(item, 'number')) {
    const { unit, decimals } = item.meaning.number;
    if (unit === 'indikator') return 'indicator';
    if (unit !== null || decimals > 0) return null;
  }
  const behind = sentence.after(item).filter((one) => !means(one, 'plain') && !means(one, 'some'));
  const isPart = behind[0]?.word === 'dari' && behind[1] && means(behind[1], 'number');
  const who = behind[isPart ? 2 : 0];
  if (!who || !means(who, 'people')) return null;
  return SETS.get(who.meaning.who) ?? null;
}
const SETS = new Map<string | undefined, 'indicator' | 'sector'>([
  ['indikator', 'indicator'],
  ['sektor', 'sector'],
]);

function testIn(
  sentence: Sentence,
  own: readonly Item[],
  item: Item,
): { readonly test: Test; readonly words: readonly Item[] } | null {
  const score = own.find(
    (one): one is ItemOf<'number'> =>
      means(one, 'number') && one.start >= item.end && one.meaning.number.decimals === 2,
  );
  // "Di bawah 3,00" is no score of its own.
  const isBounded = score !== undefined && sentence.before(score)[0]?.is === 'near';
  if (score && !isBounded && score.meaning.number.unit === null)
    return { test: { is: score.meaning.number.value }, words: [score] };
  const telling = own.filter(
    (one) =>
      !one.used &&
      one.start >= item.end &&
      (means(one, 'direction') || means(one, 'category') || means(one, 'level')),
  );
  const [one, ...more] = telling;
  if (!one || more.length > 0) return null;
  if (means(one, 'direction')) {
    const direction = directionAt(sentence, one);
    return direction && !direction.isNegated
      ? { test: { moved: direction.direction }, words: direction.items }
      : null;
  }
  if (!means(one, 'category') || !isSide(one.meaning.category)) return null;
  // "Pada level netral atau lebih tinggi": on two sides.
  if (isOfMore(sentence, one, one.meaning.category) || negationOf(sentence, one)) return null;
  return { test: { lies: one.meaning.category as 'above' }, words: [one] };
}

/** "Mayoritas kontak menilai permintaan di atas netral". */
export const readQuantifiers: Frame = (scene) =>
  scene.sentence.all('quantifier').flatMap((item) => quantifierAt(scene, item));

function quantifierAt(scene: Scene, item: ItemOf<'quantifier'>): readonly Assertion[] {
  const { sentence, order } = scene;
  const not = negationOf(sentence, item);
  const isAll = item.meaning.quantifier.least === 100;
  if (item.used || (not && !isAll)) return [];
  const [whole] = sentence.before(item);
  if (whole && /^(?:dari|terhadap)$/.test(whole.word)) return [];
  const own = stretchOf(sentence, item);
  const behind = own.filter(({ start }) => start >= item.end);
  const isOfPeople = behind.slice(0, 4).some((one) => isCount(one) || isCounted(one));
  // "Separuh lainnya netral", behind "separuh kontak …".
  const isRest = own.some((one) => REST.test(one.word));
  const isSecond = scene.readings.some(({ type }) => type === 'quantifier');
  const isOfOthers =
    (isRest && !isSecond) ||
    own.some((one) => means(one, 'more') || means(one, 'rank') || means(one, 'times'));
  const isOfEarlier = sentence.clauses
    .slice(0, sentence.clauseOf(item).id)
    .some(({ items }) => items.some((one) => means(one, 'people') || isCount(one)));
  if (isOfOthers) return [];
  const answers = answersOf(sentence, item, order.get(item));
  const isOwn = answers !== null && answers.category.origin === 'said';
  if (!isOfPeople && !(isOwn && (isOfEarlier || sentence.sheet.isProfile))) return [];
  const [count] = behind;
  if (!answers && isAll && count && isCount(count) && own.some(({ word }) => /jawab/.test(word)))
    return assertAt(scene, item, {
      type: 'response_rate',
      measure: 'answers',
      says: { operator: 'quantified', quantifier: item.meaning.quantifier },
      words: [item],
    });
  // "20 kontak di bawah netral, dan separuh di antaranya memberi skor 1": of those alone.
  const isOfThose = behind[1]?.word === 'antaranya' && answers?.category.value?.startsWith('score');
  if (!answers?.category.value || isOfThose) return [];
  const isOfMarket = isOrientation(answers.category.value);
  return assertAt(scene, item, {
    type: 'quantifier',
    measure: isOfMarket ? 'company-share' : 'answer-share',
    says: { operator: 'quantified', quantifier: item.meaning.quantifier },
    words: not ? [not, item] : [item],
    negated: not !== null,
    answers,
  });
}

/** "Hanya A dan B yang berada di bawah netral", "satu-satunya sektor di bawah netral": no other member does. */
export const readOnly: Frame = (scene) => {
  const { sentence } = scene;
  if (sentence.sheet.isProfile) return [];
  return sentence.items.flatMap((only): readonly Assertion[] => {
    const isOne = only.word === 'satu-satunya';
    if (only.used || (!isOne && !/^(?:hanya|cuma)$/.test(only.word))) return [];
    const own = stretchOf(sentence, only);
    // "Di antara keduanya, hanya …": of some that are named.
    const isAmong = sentence.items.some(
      (one) => one.start < only.start && /antara$|^dari$|nya$/.test(one.word) && !isName(one),
    );
    if (isAmong || sentence.items.some(isExcept)) return [];
    const kinds = ['sector', 'indicator'] as const;
    const among = kinds.find((kind) => own.some(isA(kind)));
    const near = sentence.after(only).find((one) => !means(one, 'people') && one.word !== 'pada');
    const who = own.find(isA('people'))?.meaning.who;
    const kind = isOne ? SETS.get(who) : among;
    if (!among || !kind || (!isOne && near?.is !== among)) return [];
    const names = own.filter((one) => one.is === kind);
    const test = testIn(sentence, own, isOne ? only : names.at(-1)!);
    // "Satu-satunya indikator yang dinilai begitu oleh seluruh kontak": of answers, and not of averages.
    const isOfAnswers =
      isOne && own.some((one) => means(one, 'people') && one.meaning.who === 'kontak');
    if (!test || names.length === 0 || (isOne && names.length > 1) || isOfAnswers) return [];
    const values = names.map(nameOf);
    return assertAt(scene, names[0]!, {
      type: 'rank',
      measure: 'average',
      says: { operator: 'counted', among: kind, test: test.test, only: values },
      words: [only, ...names, ...test.words],
    }).slice(0, 1);
  });
};
