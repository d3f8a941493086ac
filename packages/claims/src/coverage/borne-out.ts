import { type ClaimFact, isExpectation } from '@lqc/contracts';
import { isAdverb, isBase } from '../bind/quarters.js';
import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import { isLeaning } from './leaning-words.js';
import {
  behind,
  factsBeside,
  type IsBorne,
  isOfAll,
  isReadName,
  type Read,
} from './what-was-read.js';
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
function isOfOperand({ sentence, readings }: Read, item: ItemOf<'period'>): boolean {
  const name = sentence.before(item).find((one) => !isOfName(one));
  return readings.some(
    ({ assertion, items }) =>
      assertion?.says.operator === 'compared' &&
      name !== undefined &&
      isOperand(name) &&
      items.at(-1) === name &&
      assertion.of.period.value !== item.meaning.role,
  );
}

/** "3,03 pada Triwulan I dan Triwulan IV": of two quarters, of which each figure has to be. */
function isOfOtherAlone({ sentence, facts: all }: Read, item: ItemOf<'period'>): boolean {
  const { items } = sentence;
  const at = items.indexOf(item);
  const facts = all.filter(({ base }) => (base !== null) === isBase(sentence, item));
  const isJoined = (beside: readonly Item[]) => {
    const [link, other] = beside.filter((one) => !means(one, 'plain') || JOINING.test(one.word));
    return link !== undefined && JOINING.test(link.word) && means(other, 'period');
  };
  const isOwn = ({ period, base }: ClaimFact) => [period, base].includes(item.meaning.role);
  const keyOf = ({ measure, indicator, sector }: ClaimFact) => [measure, indicator, sector].join();
  return (
    (isJoined(items.slice(at + 1, at + 4)) || isJoined(items.slice(0, at).toReversed())) &&
    facts.some(
      (one) => !isOwn(one) && !facts.some((two) => isOwn(two) && keyOf(two) === keyOf(one)),
    )
  );
}
const JOINING = /^(?:dan|maupun|serta)$/;

const isOperand = isOneOf('indicator', 'sector', 'everybody');
const isOfName = isOneOf('plain', 'number', 'open', 'near', 'measure', 'people');

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

/** A quarter that some figure is of, the current one, or the base of what a contact reports. */
const isOfSome = (read: Read, item: ItemOf<'period'>): boolean => {
  const { told, sentence } = read;
  const facts = factsBeside(item, read);
  return (
    (told.has(item) && !item.meaning.isApart && (isAdverb(item) || isBase(sentence, item))) ||
    (item.meaning.role === 'now' && facts.length === 0) ||
    (item.meaning.isNext &&
      (facts.length === 0 || sentence.has('expected') || facts.some(isAhead))) ||
    facts.some(({ period }) => period === item.meaning.role) ||
    (isBase(sentence, item) && facts.some(({ base }) => base === item.meaning.role))
  );
};

const OF_KIND: Partial<Record<Item['is'], IsBorne>> = {
  period: (item, read) =>
    means(item, 'period') &&
    !isOfOperand(read, item) &&
    !isOfOtherAlone(read, item) &&
    isOfSome(read, item),
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
