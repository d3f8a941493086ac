import { type ClaimFact, LIKERT_INDICATORS } from '@lqc/contracts';
import { COUNTED, isSide, sideOf } from '../facts/categories.js';
import { type Item, means } from '../items/item.js';
import { isOfSize, kindOf } from '../judging/sizes.js';
import {
  behind,
  BOUND,
  type IsBorne,
  isTakenNumber,
  type Read,
  readingsOf,
} from './what-was-read.js';

/** More than half of those who answered, a balance of more than a quarter, or a large step. */
export const isMuch = ({ measure, value, n }: ClaimFact): boolean =>
  (measure === 'answer-count' && value > Math.max(n / 2, 1)) ||
  (measure === 'answer-share' && value > 50 && n > 1) ||
  (measure === 'net-balance' && value > 25) ||
  (measure === 'change' && isOfSize(value, 'large') === true);

/** The same of what a word states: a step between two figures, more than half of a set. */
function isMuchAt(one: Item, read: Read): boolean {
  const [{ assertion, facts = [] } = {}] = readingsOf(one, read);
  const [now, then] = facts;
  const says = assertion?.says;
  if (says?.operator === 'counted') return facts.length > LIKERT_INDICATORS.length / 2;
  return now && then && says?.operator === 'moved'
    ? isOfSize(now.value - then.value, 'large', kindOf(now)) === true
    : facts.some(isMuch);
}

/** Whether two facts are of one question to the same contacts. */
export const isOfSame = (one: ClaimFact, other: ClaimFact): boolean =>
  one.indicator === other.indicator && one.sector === other.sector;

/** The facts of the first reading that took a word. */
const factsAt = (one: Item, read: Read): readonly ClaimFact[] =>
  readingsOf(one, read)[0]?.facts ?? [];

/** A number that was read, and whose figure, where it is one alone, is so. */
const numberThat =
  (isSo: (fact: ClaimFact, read: Read) => boolean): IsBorne =>
  (one, read) => {
    const [fact, other] = factsAt(one, read);
    return isTakenNumber(one, read) && (!fact || other !== undefined || isSo(fact, read));
  };

/** Whether there were more in the quarter before. */
const isFewer: IsBorne = (one, read) => {
  const [fact] = factsAt(one, read);
  const before = fact && read.sentence.sheet.table.find({ ...fact, period: 'before' });
  return isTakenNumber(one, read) && before !== undefined && before.value > fact!.value;
};

/** Those facts that count answers to the same question in the same quarter. */
const alikeIn = (facts: readonly ClaimFact[], own: ClaimFact): readonly ClaimFact[] =>
  facts.filter(
    (one) => COUNTED.has(one.measure) && isOfSame(own, one) && one.period === own.period,
  );

/** Whether those whom a number counts were not counted before, unless by another score of their side. */
const isOther: IsBorne = (one, read) => {
  const [own] = factsAt(one, read);
  if (!own) return isTakenNumber(one, read);
  const ahead = read.readings.filter(({ items }) => items.every(({ end }) => end <= one.start));
  const before = [...read.sentence.topic.facts, ...ahead.flatMap(({ facts }) => facts)];
  const isSame = ({ category }: ClaimFact) =>
    sideOf(category) === sideOf(own.category) &&
    (category === own.category || isSide(category) || isSide(own.category));
  const alike = alikeIn(before, own);
  const isOfAnother =
    alike.length === 0 && before.some(({ measure }) => measure.startsWith('answer-'));
  return isTakenNumber(one, read) && !isOfAnother && !alike.some(isSame);
};

/** Whether the answers that a number counts, with those counted beside and before it, are all there are. */
const isRest: IsBorne = (one, read) => {
  const [own] = factsAt(one, read);
  if (!own || !isSide(own.category)) return false;
  const before = alikeIn(read.sentence.topic.facts, own);
  const sides = [...before, ...alikeIn(read.facts, own)].filter(({ category }) => isSide(category));
  const counts = new Map(
    sides.map(({ measure, category, value, n }) => [
      category,
      measure === 'answer-share' ? (value * n) / 100 : value,
    ]),
  );
  const sum = [...counts.values()].reduce((all, value) => all + value, 0);
  const isNew = before.every(({ category }) => category !== own.category);
  return isNew && counts.size > 1 && Math.round(sum) === own.n;
};

const ONLY = /^(?:hanya|cuma|sekadar|baru)$/;

/**
 * Words that lean on the number or name behind them (`>`), right before them (`<`) or two words before (`<<`), each
 * with what must have been read of it.
 */
const LEANING: readonly (readonly [
  words: RegExp,
  on: '>' | '<' | '<>' | '<<' | '<<>',
  isSo: IsBorne,
])[] = [
  // "Hanya tiga kontak", "hanya turun 0,02 poin"; "hanya 26 dari 37" plays down what is much.
  [ONLY, '>', (one, read) => isTakenNumber(one, read) && !isMuchAt(one, read)],
  [/^(?:ada|terdapat)$/, '>', numberThat(() => true)],
  // A score contributes to nothing.
  [
    /^(?:menyumbang|penyumbang)$/,
    '>',
    numberThat(({ measure }) => !/^(?:average|net)/.test(measure)),
  ],
  // "Konstruksi diwakili tiga kontak", "tiga kontak mewakili Konstruksi": only the number matters.
  [/^(?:mencakup|mewakili|diwakili|menjangkau|melibatkan)$/, '<<>', isTakenNumber],
  [/^(?:memperoleh|mendapat|meraih)$/, '>', numberThat(({ category }) => category === null)],
  // "Tinggal tiga kontak": there were more.
  [/^tinggal$/, '>', isFewer],
  // "Pada triwulan sebelumnya masih 3,78": the figure is of the earlier quarter.
  [
    /^(?:masih|baru)$/,
    '>',
    (one, read) => isTakenNumber(one, read) && factsAt(one, read)[0]?.period !== 'now',
  ],
  [
    /^(?:tepat|tepatnya|persis|pas)$/,
    '>',
    (one, read) =>
      (isTakenNumber(one, read) || (one.is === 'category' && read.taken.has(one))) &&
      !read.readings.some(({ isRounded, items }) => isRounded && items.includes(one)),
  ],
  // "PT A termasuk yang tumbuh": what it tells of itself.
  [/^termasuk$/, '<', (one, { told }) => one.is === 'company' && told.has(one)],
  // "21 di antaranya memperkirakan kenaikan": of all who answered.
  [/^antaranya$/, '<<', isTakenNumber],
  // "Lima kontak lainnya": none of those who were counted before.
  [/^(?:lain|lainnya)$/, '<<', isOther],
  [/^(?:sisanya|selebihnya)$/, '<<>', isRest],
  // "Bergerak naik ke 3,56", "bergeser dari 3,11 menjadi 3,08": the step was read.
  [
    /^(?:bergerak|bergeser|berubah|beranjak|berpindah|pindah)$/,
    '>',
    (one, read) =>
      read.taken.has(one) &&
      (means(one, 'direction')
        ? one.meaning.direction !== 0
        : /^(?:from|to)$/.test(one.is) && new Set(read.facts.map(({ value }) => value)).size > 1),
  ],
  // "Tertinggi terdapat pada Konstruksi": the rank was read of this name.
  [
    /^(?:terdapat|ada)$/,
    '>',
    (one, { readings }) =>
      readings.some(({ type, items }) => type === 'rank' && items.includes(one)),
  ],
  // "Harga jual sendiri turun": only emphasises the name before it.
  [/^sendiri$/, '<', (one) => BOUND.has(one.is) || one.is === 'category'],
];

/** Whether a word leans on something that was read as it says. */
export const isLeaning: IsBorne = (item, read) =>
  LEANING.some(([words, on, isSo]) => {
    if (!words.test(item.word) || item.word !== item.last) return false;
    const next = behind(item, read);
    // "Hanya turun 0,02 poin".
    const isMove = words === ONLY && means(next, 'direction') && read.taken.has(next);
    const ahead = read.sentence.before(item).slice(0, on.replace('>', '').length);
    const own = on.endsWith('>') ? [isMove ? behind(next, read) : next, ...ahead] : ahead;
    return own.some((one) => one !== undefined && isSo(one, read));
  });
