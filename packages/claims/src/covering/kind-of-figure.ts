import { companyWayOf } from '@lqc/language';
import { isOneOf, isPercentage, type Item, type ItemOf, means } from '../items/item.js';
import { type Asked, ofKinds, ofWords, type Question } from './question.js';

/**
 * Whether a word makes another kind of figure of the one that was read: a weighted average, a rate of interest
 * a month, a level of what only grew, a part of a rate, another scale, an average of what was a contact's rate.
 */
export const KINDS_OF_FIGURES_LEFT: readonly Question[] = [
  ofWords(
    /^(?:tertimbang|bergerak|kumulatif|bulanan|tahunan|semesteran|geometrik|harmonik)$/,
    isOtherAverage,
  ),
  ofWords(/^per$/, isOtherTime),
  // "Dua kali lipat" beside a rate.
  ofKinds(['times'], (asked) => isOfContact(asked) && asked.items.some(isPercentage)),
  ofWords(
    /^(?:menyumbang(?:kan)?|berkontribusi|kontribusi|andil|sumbangan|antaranya)$/,
    isPartOfRate,
  ),
  ofKinds(['number'], isOfLevelInstead),
  ofWords(/^(?:angka|nilai|besaran|laju|tingkat)$/, isFigureOfContact),
];

/** "Rata-rata tertimbang", "rata-rata tahunan": no sheet tells one. */
function isOtherAverage({ item, lead, next }: Asked): boolean {
  // "Rata-rata bergerak dari 3,23 ke 3,42" went there.
  const isVerb = item.word === 'bergerak' && !(next && means(next, 'indicator'));
  return !isVerb && lead !== undefined && means(lead, 'measure');
}

const SPAN = /^(?:hari|minggu|bulan|triwulan|kuartal|semester)$/;

/** "11 % per bulan": contacts name their interest by no span. */
function isOtherTime({ lead, next }: Asked): boolean {
  return lead !== undefined && isPercentage(lead) && SPAN.test(next?.word ?? '');
}

/** Whether rates are read of a contact's own words. */
const isOfContact = ({ sentence, readings }: Pick<Asked, 'sentence' | 'readings'>): boolean =>
  readings.some(({ type }) => type === 'contact') &&
  !sentence.sheet.isProfile &&
  sentence.has('company');

/** "2 % di antaranya": a part of a rate that a contact told. */
function isPartOfRate(asked: Asked): boolean {
  const { items, at } = asked;
  const beside = [...items.slice(Math.max(0, at - 3), at), ...items.slice(at + 1, at + 3)];
  return isOfContact(asked) && beside.some(isPercentage);
}

/** "Tumbuh menjadi 3 %", "margin sebesar 3 %": a level of what only grew. */
function isOfLevelInstead({
  sentence,
  readings,
  item,
  items,
  at,
}: Asked<ItemOf<'number'>>): boolean {
  if (!isPercentage(item) || !isOfContact({ sentence, readings })) return false;
  const lead = items.slice(0, at).filter((one) => !means(one, 'near'));
  const before = lead.at(-1);
  if (before && means(before, 'to')) return true;
  const name = lead.findLast((one) => !means(one, 'plain'));
  // "Menambah investasi sebesar 20,2 %": a word tells that it went.
  const isMoved = lead.some((one) => isMoving(one) || companyWayOf(one.word) !== undefined);
  return STATING.test(before?.word ?? '') && name !== undefined && isOfLevel(name) && !isMoved;
}

const STATING = /^(?:sebesar|mencapai|tercatat|sekitar)$/;
const isMoving = isOneOf('way', 'level', 'more', 'size');

const isOfLevel = (name: Item): boolean =>
  means(name, 'indicator') && !name.meaning.keys.includes('pembiayaan dan suku bunga');

const POINTING = /^(?:ini|itu|tersebut)$/;

/** "Angka tersebut lebih rendah": behind a contact's rate it is of that, and of no average. */
function isFigureOfContact({ sentence, next }: Asked): boolean {
  return (
    POINTING.test(next?.word ?? '') &&
    sentence.topic.facts.length === 0 &&
    sentence.topic.companies.length > 0 &&
    !sentence.has('indicator')
  );
}
