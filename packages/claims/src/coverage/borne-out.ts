import { type ClaimFact, isExpectation } from '@lqc/contracts';
import { isAdverb, isBase } from '../bind/quarters.js';
import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import { isLeaning } from './leaning-words.js';
import { behind, type IsBorne, isOfAll, isReadName, type Read } from './what-was-read.js';
import { BORNE } from './words-borne-out.js';

/** "Saldo bersih tercatat 3,03", where that is the average: the figures that each word may be of. */
const OF_MEASURE: Readonly<Record<ItemOf<'measure'>['meaning']['measure'], RegExp>> = {
  average: /^(?:average|change)$/,
  balance: /^net-balance$/,
  change: /change/,
  share: /share|contacts|companies/,
  answers: /^(?:answer|contacts|companies)/,
  response: /^answers$/,
};

/** "Lebih tinggi daripada biaya energi pada triwulan sebelumnya": of another quarter than what it is held against. */
function isOfOperand(
  sentence: Sentence,
  item: ItemOf<'period'>,
  readings: readonly Reading[],
): boolean {
  const name = sentence.before(item).find((one) => !means(one, 'plain'));
  return readings.some(
    ({ assertion, items }) =>
      assertion?.says.operator === 'compared' &&
      (means(name, 'indicator') || means(name, 'sector')) &&
      items.at(-1) === name &&
      assertion.of.period.value !== item.meaning.role,
  );
}

const isAhead = ({ indicator }: ClaimFact) => isExpectation(indicator);

const isOfFigure = isOneOf(
  'period',
  'sector',
  'indicator',
  'number',
  'rank',
  'category',
  'everybody',
);

const OF_KIND: Partial<Record<Item['is'], IsBorne>> = {
  // A quarter that some figure is of, the current one, or the base of what a contact reports.
  period: (item, { facts, told, sentence, readings }) =>
    means(item, 'period') &&
    !isOfOperand(sentence, item, readings) &&
    ((told.has(item) && !item.meaning.isApart && (isAdverb(item) || isBase(sentence, item))) ||
      (item.meaning.role === 'now' && facts.length === 0) ||
      (item.meaning.isNext &&
        (facts.length === 0 || sentence.has('expected') || facts.some(isAhead))) ||
      facts.some(({ period }) => period === item.meaning.role) ||
      (isBase(sentence, item) && facts.some(({ base }) => base === item.meaning.role))),
  // "Kontak rata-rata memperoleh": beside words of contacts alone it names no figure.
  measure: (item, { facts }) =>
    means(item, 'measure') &&
    facts.some(({ measure }) => OF_MEASURE[item.meaning.measure].test(measure)),
  // "Di bawah 3": a side of neutral by its number.
  near: (item, { sentence, taken }) =>
    sentence
      .after(item)
      .slice(0, 1)
      .some((one) => one.is === 'category' && taken.has(one)),
  says: () => true,
  // "A dan B masing-masing berkurang dua kontak": each number was checked for a name of its own.
  respectively: (item, { sentence, readings }) => {
    const numbers = sentence.after(item).filter((one) => means(one, 'number'));
    const held = readings.filter(({ items }) => numbers.some((one) => items.includes(one)));
    const named = held.flatMap(({ facts }) =>
      facts.map(({ indicator, sector, category }) => [indicator, sector, category].join()),
    );
    const isEach = numbers.every((one) => held.some(({ items }) => items.includes(one)));
    return isEach && held.length > 1 && new Set(named).size === held.length;
  },
  from: () => true,
  than: (item, read) =>
    isReadName(
      read.sentence.items.find((one) => one.start >= item.end && isOfFigure(one)),
      read,
    ),
  to: (item, read) => {
    const next = behind(item, read);
    return (
      next !== undefined &&
      (means(next, 'people') || isReadName(next, read)) &&
      next.is !== 'category'
    );
  },
  everybody: isOfAll,
};

/** Whether something else that was read supports a word that no assertion took. */
export const isBorneOut = (item: Item, phrase: string, read: Read): boolean =>
  (OF_KIND[item.is]?.(item, read) ?? false) ||
  isLeaning(item, read) ||
  BORNE.some(([words, isSo]) => words.test(phrase) && isSo(item, read));
