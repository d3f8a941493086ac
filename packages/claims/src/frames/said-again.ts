import type { ClaimMeasure, QuarterRole } from '@lqc/contracts';
import type { Assertion, Said } from '../assertion.js';
import { isSome } from '../bind/near.js';
import { isAdverb } from '../bind/quarters.js';
import { said } from '../bind/slots.js';
import { isA, isOneOf, type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Told } from '../sentence/topic.js';
import type { Number } from './figure-of.js';
import { type Frame, quantityAt } from './scene.js';

/**
 * A bare figure beside another quarter repeats what was told before: "…, padahal pada Triwulan III 2024 hanya tiga",
 * "…, 0,33 poin daripada Triwulan IV 2024 dan 0,72 poin daripada Triwulan I 2024", "Triwulan sebelumnya baru 34,2 %."
 */
export const readSaidAgain: Frame = ({ sentence, readings }) => {
  const told = readings.toSorted((a, b) => a.items[0]!.start - b.items[0]!.start);
  return sentence.all('number').flatMap((item): readonly Assertion[] => {
    const own = besideOf(sentence, item);
    const [quarter, other] = own.filter(isA('period'));
    const role = quarter?.meaning.role;
    const isBareOf = own.every((one) => one === item || isBare(one));
    // "Pada dua triwulan sebelumnya" counts quarters.
    const isOfQuarters = sentence.after(item)[0] === quarter;
    if (item.used || !role || other || isOfQuarters || isAdverb(quarter) || !isBareOf) return [];
    const { unit, decimals, of } = item.meaning.number;
    const ahead = told.filter(({ items }) => items.every(({ end }) => end <= own[0]!.start));
    // A bare whole number may be of anything, and so it is of what was told last.
    const isAny = unit === null && decimals === 0;
    const near = isAny ? ahead.slice(-1) : ahead;
    const { assertion: before, status } =
      near.findLast((one) => isLike(one, item)) ?? toldBefore(sentence, item) ?? {};
    if (!before || status !== 'supported') return [];
    const { amount, words } = quantityAt(sentence, item);
    // "Jauh di bawah 70,0 % pada triwulan I": of today, beside what was then.
    if (amount.comparison === 'more' || amount.comparison === 'less') return [];
    const isStep = before.says.operator === 'moved';
    const says: Said = isStep
      ? ({ ...before.says, amount } as Said)
      : { operator: 'equals', amount, of, ofAnswers: true };
    const links = own.filter(({ is }) => is === 'period' || is === 'from' || is === 'than');
    const quarters = { [isStep ? 'base' : 'period']: said<QuarterRole | null>(role) };
    return [{ ...before, of: { ...before.of, ...quarters }, says, words: [...words, ...links] }];
  });
};

/** The items around a number up to the next marks, joining words and numbers. */
function besideOf({ items }: Sentence, item: Item): readonly Item[] {
  const at = items.indexOf(item);
  const isEnd = (one: Item) => means(one, 'break') || means(one, 'number');
  const behind = items.slice(at + 1).findIndex(isEnd);
  const from = items.slice(0, at).findLastIndex(isEnd) + 1;
  return items.slice(from, behind < 0 ? undefined : at + 1 + behind);
}

const isBare = (one: Item): boolean => isPassed(one) || (means(one, 'some') && !isSome(one));
const isPassed = isOneOf('plain', 'period', 'near', 'from', 'than');

/** Whether a figure written so may be of what was read. */
function isLike({ assertion }: Told, item: Number): boolean {
  if (!assertion) return false;
  const { measure, says } = assertion;
  return says.operator === 'moved'
    ? says.amount?.decimals === item.meaning.number.decimals && !item.meaning.number.isSigned
    : says.operator === 'equals' && isWrittenSo(measure, item);
}

function isWrittenSo(measure: ClaimMeasure, { meaning: { number } }: Number): boolean {
  const { unit, decimals, isSigned } = number;
  switch (measure) {
    case 'answer-share':
    case 'company-share':
      return unit === 'persen';
    case 'net-balance':
      return unit === 'poin' || (unit === null && decimals === 1);
    case 'average':
      return unit === null && decimals === 2 && !isSigned;
    case 'change':
      return false;
    default:
      return decimals === 0 && unit !== 'persen' && unit !== 'poin';
  }
}

/** The one figure of its kind that the sentence before told, where this one names nothing. */
function toldBefore({ items, topic }: Sentence, item: Number): Told | undefined {
  const isOther = items.some((one) => one !== item && isNaming(one));
  const [told, second] = topic.told.filter(
    (one) => isLike(one, item) && one.assertion?.measure !== 'answers',
  );
  return topic.isWrong || isOther || second ? undefined : told;
}
const isNaming = isOneOf(
  'number',
  'indicator',
  'sector',
  'category',
  'measure',
  'company',
  'stranger',
);
