import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { isName, NEXT } from '../bind/names.js';
import { sideOf } from '../facts/categories.js';
import { isA, isCount, isPercentage, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { isOnOtherSide } from './course.js';
import { isPredicate } from './elided-verbs.js';
import { isWordForWord, type Read, readingsOf } from './what-was-read.js';

/** Whether a word links figures, each read correctly, in a way that is false: true figures in a false sentence. */
export function isFalselyTied(item: Item, read: Read): boolean {
  const { sentence, facts } = read;
  const [lead] = sentence.before(item);
  const after = sentence.after(item);
  const [next] = after;
  // "Tercatat 3,86 pada Triwulan IV setelah 3,03 pada Triwulan I", "3,03 pada Triwulan I menjadi 3,86 pada
  // Triwulan IV": the order of the quarters is reversed.
  const last = sentence.before(item).find(isA('number'));
  const own = after.find(isA('number'));
  const [then, before] = [quarterOf(own, read), quarterOf(last, read)];
  const isEarlier = then < before;
  if (EARLIER.test(item.word)) return isLevel(own, read) && (then === NOW || then > before);
  if ((item.is === 'to' || /^(?:lalu|kemudian)$/.test(item.word)) && isEarlier) return true;
  // "Menembus netral", "naik ke atas netral": it lay on the other side before.
  if (item.is !== 'to' && ACROSS.test(item.word) && isOnOtherSide(item, read) === false)
    return true;
  // "Lima indikator melemah dan berada di atas netral": the five, and not the chapter's own.
  if (readingsOf(item, read).some(isOfChapter) && read.readings.some(isTally)) return true;
  // "Permintaan turun, begitu juga harga jual (3,92)": the figure in brackets does not show that it fell too.
  if (LIKEWISE.test(item.word)) {
    const ahead = sentence.items[sentence.items.indexOf(item) - 1];
    return facts.length > 0 && !AFTER_ALL.test(ahead?.word ?? '');
  }
  // "3,03 berdasarkan 15 kontak yang menjawab netral": an average of all is not that of some.
  if (BASED.test(item.word) && facts.some(({ measure }) => measure === 'average'))
    return after.some(isA('category')) && after.slice(0, 3).some(isCount);
  // "Harga jual naik. Permintaan domestik menyusul": of nothing but a rank.
  if (NEXT.test(item.word)) return !read.taken.has(item) && !read.told.has(item);
  // "Permintaan domestik sejalan dengan harga jual yang menguat tercatat 3,92": whose figure that is.
  if (means(item, 'cause') && isHeadless(item, read)) return true;
  if (means(item, 'cause') ? !AMID.test(item.word) : AS_SHOWN.test(item.last))
    return wentAround(item, read) === 'apart';
  // "Harga jual naik, sebaliknya margin usaha (3,97)".
  if (item.word === 'sebaliknya')
    return wentAround(item, read) !== 'apart' && read.readings.some((one) => isAhead(one, item));
  // "Total skor tercatat 3,92": of the average.
  if (item.is === 'plain' && TOTAL.test(item.word)) return isOf(/^average$/, own, read);
  // "Kelima kontak": all there are, or those who were counted before.
  if (means(item, 'number') && ALL_OF.test(item.word))
    return (
      isOf(COUNT, item, read) &&
      ![...sentence.topic.facts, ...facts].some(
        ({ measure, value, n }) =>
          (measure === 'answers' || value === n) && value === item.meaning.number.value,
      )
    );
  // "12 kontak yang menjawab di atas netral mencatat rata-rata 3,03": of all, and not of them.
  if (
    item.is === 'category' &&
    isOf(COUNT, item, read) &&
    after.some((one) => isOf(OF_ALL, one, read))
  )
    return true;
  // "Dari 40 kontak, 32,4% menilai": the share is of those who answered.
  if (item.is === 'from' && isOf(/^contacts$/, next, read))
    return facts.some(({ measure }) => measure === 'answer-share' || measure === 'average');
  // "Permintaan domestik kapal naik 5 %", of whom all demand rose, that for ships most.
  if (item.is === 'indicator' && read.told.has(item)) {
    const [product] = sentence.after(item).slice(OF_PRODUCT.test(next?.word ?? '') ? 1 : 0);
    const words = [item.last, ...(product === next ? [] : [next!.word]), product?.word];
    return product?.is === 'other' && !isWordForWord(words.join(' '), read);
  }
  // "Memprakirakan permintaan naik 7,2 %": how far it went, of which the contact only says that it goes on.
  if (item.is === 'expected' && read.told.has(item))
    return (
      !read.evidence.some(({ source }) => source.isForecast) &&
      (read.evidence.length === 0 || sentence.after(item).some((one) => isPercentage(one)))
    );
  // "Naik 5 % karena “nilai tukar”": quoted of another of the contact's sentences.
  if (item.is === 'quote' && lead?.is === 'cause')
    return (
      new Set(read.evidence.filter(({ support }) => support === 'full').map(({ source }) => source))
        .size > 1
    );
  return item.word.endsWith('antaranya') && isOfOthers(item, read);
}

/** Whether a name stands before a reason in its clause, and nothing was read of it there, but behind it. */
function isHeadless(item: Item, { sentence, readings }: Read): boolean {
  const clause = sentence.clauseOf(item);
  const isSaid = ({ items, assertion }: Reading) =>
    assertion !== undefined &&
    assertion.measure !== 'answers' &&
    items.some((one) => sentence.clauseOf(one) === clause);
  const own = readings.filter(isSaid);
  return (
    sentence.before(item).some(isName) &&
    sentence.after(item).some(isName) &&
    own.length > 0 &&
    own.every(({ items }) => items.every(({ start }) => start >= item.end))
  );
}

/** "15 kontak netral, 10 di antaranya di bawah netral": whether those who are counted are not among those before. */
function isOfOthers(item: Item, { sentence, readings }: Read): boolean {
  const number = sentence.before(item).slice(0, 2).find(isA('number'));
  if (!number) return false;
  const countedBy = (isThere: (one: Item) => boolean) =>
    readings.flatMap(({ items, facts }) => (items.some(isThere) ? facts : [])).filter(countsPeople);
  const [own] = countedBy((one) => one === number);
  const those =
    countedBy(({ end }) => end <= number.start).at(-1) ??
    sentence.topic.facts.findLast(countsPeople);
  if (!own || !those) return true;
  const isShare = own.measure === 'answer-share';
  const isAmong =
    own.sector === those.sector &&
    own.period === those.period &&
    (those.indicator === null || own.indicator === those.indicator) &&
    (isShare || own.value <= those.value);
  const isOfAll = those.category === null && (!isShare || those.value === own.n);
  return !isAmong || !(isOfAll || those.category === sideOf(own.category));
}
const countsPeople = ({ measure }: ClaimFact): boolean => /^(?:answer|contacts)/.test(measure);

const isOf = (measure: RegExp, item: Item | undefined, read: Read): boolean =>
  readingsOf(item, read).some(({ facts }) => facts.some((fact) => measure.test(fact.measure)));
const isOfChapter = ({ assertion }: Reading): boolean =>
  isPredicate(assertion) && assertion!.of.indicator.origin === 'default';
const isTally = ({ assertion }: Reading): boolean => assertion?.says.operator === 'counted';
const ALL_OF = /^ke(?:dua|tiga|empat|lima|enam|tujuh|delapan)/;
const COUNT = /^answer-/;
/** Figures that the answers of all make together. */
const OF_ALL = /^(?:average|change|net-balance)$/;

/** "Turun 0,83 poin karena 12 kontak di atas netral", "sejalan dengan harga jual yang naik": two figures that went apart. */
function wentAround({ start, end }: Item, { readings, told: all }: Read): 'alike' | 'apart' | null {
  // "Turun, didorong PT A yang memberi skor 4".
  const told = [...all].filter((one) => one.start >= end);
  const went = (isThere: (one: Item) => boolean) =>
    readings
      .filter(({ type, items }) => WENT.test(type) && items.every(isThere))
      .flatMap(({ facts }) => facts.flatMap(wayOf));
  const [before, behind] = [
    went((one) => one.end <= start),
    [...went((one) => one.start >= end), ...told.flatMap(wayOfAnswer)],
  ];
  if (before.length === 0 || behind.length === 0) return null;
  return new Set([...before, ...behind]).size > 1 ? 'apart' : 'alike';
}
const isAhead = ({ type, items }: Reading, { start }: Item): boolean =>
  WENT.test(type) && items.every(({ end }) => end <= start);
/** Words that show something by what stands behind them. */
const AS_SHOWN = /^(?:sehingga|ditandai|misalnya|contoh)$/;
const TOTAL = /^(?:total|jumlah|jumlahnya|berjumlah)$/;
const WENT = /^(?:count|change|neutral_position|share|rank|quantifier)$/;
const AMID = /^(?:di|bersamaan)$/;
const wayOfAnswer = (one: Item): readonly number[] =>
  means(one, 'category') ? wayOfSide(sideOf(one.meaning.category)) : [];
const wayOf = ({ measure, value, category }: ClaimFact): readonly number[] =>
  measure === 'change'
    ? [Math.sign(value)]
    : measure === 'average'
      ? [Math.sign(value - LIKERT_SCALE.neutral)]
      : wayOfSide(category);
const wayOfSide = (side: ClaimFact['category']): readonly number[] =>
  side === 'above' ? [1] : side === 'below' ? [-1] : [];

const OF_PRODUCT = /^(?:pada|untuk)$/;

const EARLIER = /^(?:setelah|semula)$/;
const BASED = /^(?:berdasarkan|antara|kalangan|menurut|bagi|pada)$/;
const ACROSS = /^(?:menembus|melewati|melampaui|masuk|ke)$/;
const LIKEWISE = /^(?:begitu|demikian)(?: juga| pula| pun)?$/;
const AFTER_ALL = /^(?:dengan|meski|meskipun|walau|walaupun|namun|kendati)$/;

const QUARTERS: readonly string[] = ['last_year', 'before', 'now'];
const NOW = QUARTERS.indexOf('now');
/** The quarter of the fact that a number was read of, later ones higher; NaN where there is none. */
const quarterOf = (item: Item | undefined, read: Read): number => {
  const [fact] = readingsOf(item, read).flatMap(({ facts }) => facts);
  return fact ? QUARTERS.indexOf(fact.period) : NaN;
};

/** Whether a number was read as a level and as nothing else. */
const isLevel = (item: Item | undefined, read: Read) => {
  const own = readingsOf(item, read);
  return own.length > 0 && own.every(({ type }) => type === 'level');
};
