import { companyWayOf } from '@lqc/language';
import { isA, isOneOf, isPercentage, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/**
 * Whether a word makes another kind of figure of the one that was read: a weighted average, a rate of interest
 * a month, a level of what only grew, a part of a rate, another scale, an average of what was a contact's rate.
 */
export const isOfOtherKind = (
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  isOtherAverage(sentence, item) ||
  isOtherTime(sentence, item) ||
  isOtherRate(sentence, item, readings) ||
  isFigureOfContact(sentence, item);

const AVERAGE = /^(?:tertimbang|bergerak|kumulatif|bulanan|tahunan|semesteran|geometrik|harmonik)$/;

/** "Rata-rata tertimbang", "rata-rata tahunan": no sheet tells one. */
function isOtherAverage({ items }: Sentence, item: Item): boolean {
  const lead = items[items.indexOf(item) - 1];
  const next = items[items.indexOf(item) + 1];
  // "Rata-rata bergerak dari 3,23 ke 3,42" went there.
  const isVerb = item.word === 'bergerak' && !(next && isA('indicator')(next));
  return AVERAGE.test(item.word) && !isVerb && lead !== undefined && isA('measure')(lead);
}

const SPAN = /^(?:hari|minggu|bulan|triwulan|kuartal|semester)$/;

/** "11 % per bulan": contacts name their interest by no span. */
function isOtherTime({ items }: Sentence, item: Item): boolean {
  const at = items.indexOf(item);
  const lead = items[at - 1];
  return (
    item.word === 'per' &&
    lead !== undefined &&
    isPercentage(lead) &&
    SPAN.test(items[at + 1]?.word ?? '')
  );
}

const PART = /^(?:menyumbang(?:kan)?|berkontribusi|kontribusi|andil|sumbangan|antaranya)$/;
/** "Tumbuh menjadi 3 %", "margin sebesar 3 %", "2 % di antaranya", "dua kali lipat": what a contact's rate is not. */
function isOtherRate(
  { items, sheet }: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean {
  const isTold = readings.some(({ type }) => type === 'contact');
  if (!isTold || sheet.isProfile || !items.some(isA('company'))) return false;
  if (isA('times')(item)) return items.some(isPercentage);
  const at = items.indexOf(item);
  if (PART.test(item.word))
    return [...items.slice(Math.max(0, at - 3), at), ...items.slice(at + 1, at + 3)].some(
      isPercentage,
    );
  if (!isPercentage(item)) return false;
  const lead = items.slice(0, at).filter((one) => !isA('near')(one));
  const before = lead.at(-1);
  if (before && isA('to')(before)) return true;
  const name = lead.findLast((one) => !isA('plain')(one));
  // "Menambah investasi sebesar 20,2 %": a word tells that it went.
  const isMoved = lead.some((one) => isMoving(one) || companyWayOf(one.word) !== undefined);
  return STATING.test(before?.word ?? '') && name !== undefined && isOfLevel(name) && !isMoved;
}

const STATING = /^(?:sebesar|mencapai|tercatat|sekitar)$/;
const isMoving = isOneOf('way', 'level', 'more', 'size');

const isOfLevel = (name: Item): boolean =>
  isA('indicator')(name) && !name.meaning.keys.includes('pembiayaan dan suku bunga');

const FIGURE = /^(?:angka|nilai|besaran|laju|tingkat)$/;
const POINTING = /^(?:ini|itu|tersebut)$/;

/** "Angka tersebut lebih rendah": behind a contact's rate it is of that, and of no average. */
function isFigureOfContact({ items, topic }: Sentence, item: Item): boolean {
  const next = items[items.indexOf(item) + 1];
  const isPointing = FIGURE.test(item.word) && POINTING.test(next?.word ?? '');
  const isTold = topic.facts.length === 0 && topic.companies.length > 0;
  return isPointing && isTold && !items.some(isA('indicator'));
}
