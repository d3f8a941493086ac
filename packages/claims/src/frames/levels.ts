import type { Level } from '@lqc/contracts';
import type { Assertion } from '../assertion.js';
import { isAnswer, isByThem, isOfCounted } from '../bind/answers.js';
import { nameOf, namesBehindBrackets } from '../bind/names.js';
import { aroundOf, isSome, isWayTo, ledBy } from '../bind/near.js';
import { baseOf } from '../bind/quarters.js';
import { said } from '../bind/slots.js';
import { isSide } from '../facts/categories.js';
import { sideOfThat } from '../items/pointing.js';
import { isA, isOneOf, type Item, type ItemOf, isMeasure, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { isHeadless, isOfBalance } from './figure-of.js';
import { isExcept } from './quantities.js';
import { assertAt, type Frame, negationOf, quantityAt, type Scene, sizeBeside } from './scene.js';

/** "Berada di atas netral", "0,17 poin di bawah ambang netral", "prospek cerah". */
export const readLevels: Frame = (scene) => [
  ...scene.sentence.all('category').flatMap((item) => levelAt(scene, item)),
  ...scene.sentence.all('level').flatMap((item) => levelAt(scene, item)),
];

function levelAt(scene: Scene, item: ItemOf<'category'> | ItemOf<'level'>): readonly Assertion[] {
  const { sentence } = scene;
  const side = sideIn(item);
  if (item.used || side === null || sentence.sheet.isProfile || sideOfThat(item)) return [];
  if ([...scene.order.values()].includes(item)) return [];
  // "Di sekitar netral"; "nyaris menyentuh level netral" leaves open whether it does.
  const close = sentence.before(item).find((one) => !isLeading(one) && !isWayTo(item, one));
  // "Di bawah 3": the word belongs to the side.
  if (means(close, 'near') && !/^\d/.test(item.word)) return [];
  // "Jarak ke ambang netral tinggal 0,03 poin".
  if (isMeasure('change')(close)) return [];
  const isAround = side === 'neutral' && means(item, 'level');
  // "Seluruh indikator kecuali A dan B": of all others; "selain" adds some.
  if (sentence.items.some((one) => isExcept(one) && one.word !== 'selain')) return [];
  if (isOfPeople(sentence, item) || isAnswer(sentence, item) || isOfCounted(sentence, item))
    return [];
  const own = aroundOf(sentence, item);
  // "Pesimisme mereda": a mood that goes.
  if (
    means(item, 'level') &&
    side !== 'neutral' &&
    own.some((one) => means(one, 'direction') || means(one, 'rank'))
  )
    return [];
  // "Saldo bersihnya berada di zona negatif": of a balance.
  if (means(item, 'level') && isOfBalance(sentence, item)) return [];
  // "Sempat lesu": it is no longer said to.
  if (own.some(({ word }) => /^(?:sempat|pernah|dahulu|dulu)$/.test(word))) return [];
  const not = negationOf(sentence, item);
  const size = sizeBeside(sentence, item);
  const gap = gapBefore(sentence, item);
  const amount = gap && quantityAt(sentence, gap);
  // "Tumbuh dari 3,86 menjadi 3,03", which fell: told of where it went as well, like a judgement.
  const isOfCourse = !sentence.has('direction') && (sentence.has('from') || sentence.has('than'));
  const isOpinion = means(item, 'level') && (isOfCourse || item.meaning.isOpinion === true);
  const isVery = means(item, 'level') && item.meaning.isVery === true;
  const link = ledBy(sentence, item);
  const isOfBefore = means(link, 'from');
  const says = {
    operator: 'within',
    side,
    isOpinion,
    isAround,
    ...(amount ? { amount: amount.amount } : {}),
    ...(isVery ? { size: 'large' as const } : size ? { size: size.meaning.size } : {}),
  } as const;
  const words = [
    item,
    ...(not ? [not] : []),
    ...(size ? [size] : []),
    ...(amount?.words ?? []),
    ...sentence.before(item).filter((one, at) => at < 2 && means(one, 'to')),
  ];
  const all = assertAt(scene, item, {
    type: 'neutral_position',
    measure: 'average',
    says,
    words: [...words, ...(link && (isOfBefore || isStay(link)) ? [link] : [])],
    negated: not !== null,
    ...(isOfBefore ? { period: baseOf(sentence, item) } : {}),
  });
  // "Di atas netral tercatat pada A (3,67), B (3,50), serta C (2,83)": each of them.
  const first = own.filter(isA('sector')).findLast(({ start }) => start > item.start);
  const more = first ? namesBehindBrackets(sentence, first).map(nameOf) : [];
  const each = more.map((name) => ({ ...all[0]!, of: { ...all[0]!.of, sector: said(name) } }));
  return [...all, ...each];
}

/** "Tetap di atas netral": what it says of earlier quarters is checked in `coverage`. */
export const isStay = (one: Item): boolean =>
  means(one, 'direction') && one.meaning.direction === 0 && /^(?:tetap|bertahan)$/.test(one.word);

const isLeading = isOneOf('plain', 'to');

function sideIn({ meaning }: ItemOf<'category'> | ItemOf<'level'>): Level | null {
  if (meaning.is === 'level') return meaning.level;
  return isSide(meaning.category) ? (meaning.category as Level) : null;
}

/** Whether a stretch counts people, or members of a set, so that a side of neutral is theirs. */
const isOfPeople = (sentence: Sentence, item: Item): boolean =>
  aroundOf(sentence, item)
    .filter(({ start }, _, own) => start >= (own.find((one) => isByThem(sentence, one))?.end ?? 0))
    .some(
      (one) =>
        means(one, 'people') ||
        means(one, 'says') ||
        isHeadless(sentence, one) ||
        (GROUP.test(one.word) && sentence.after(one)[0]?.is !== 'number') ||
        means(one, 'quantifier') ||
        isSome(one) ||
        isMeasure('share')(one) ||
        (means(one, 'number') &&
          one.meaning.number.unit !== null &&
          one.meaning.number.unit !== 'poin'),
    );

const GROUP =
  /^(?:kelompok|golongan|kubu|sisanya|selebihnya|jawaban|jawabannya|menjawab|memilih|bersikap|menyatakan|satu-satunya|hanya)$/;

/** "0,17 poin di atas netral". */
function gapBefore(sentence: Sentence, item: Item): ItemOf<'number'> | null {
  const lead = sentence.before(item).find((one) => !means(one, 'plain'));
  return means(lead, 'number') && lead.meaning.number.unit === 'poin' && !lead.used ? lead : null;
}
