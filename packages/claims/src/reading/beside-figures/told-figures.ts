import type { ClaimFact } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** A figure that the sentence tells rightly, and the words that it was read with. */
export interface ToldFigure {
  readonly number: ItemOf<'number'>;
  readonly fact: ClaimFact;
  readonly items: readonly Item[];
}

/** The figures that were told rightly, in their order. */
export function toldFigures(readings: readonly Reading[]): ToldFigure[] {
  return readings
    .flatMap(({ status, items, facts: [fact, ...more] }) => {
      const number = items.find(isA('number'));
      const isOne = status === 'supported' && number && fact && more.length === 0;
      return isOne ? [{ number, fact, items }] : [];
    })
    .toSorted((a, b) => a.number.start - b.number.start);
}

/**
 * The figure right behind a word, in its clause: no word that moves, no other number and no name but
 * the figure's own stands in between.
 */
export function figureBehind(
  sentence: Sentence,
  word: Item,
  told: readonly ToldFigure[],
): ToldFigure | undefined {
  const figure = told.find(({ number }) => number.start >= word.end);
  if (!figure) return undefined;
  const { fact, number, items } = figure;
  const clause = sentence.clauseOf(number);
  const own = sentence.clauseOf(word);
  // "Lebih banyak, yakni tujuh kontak", "lebih banyak, 13 berbanding 11": an aside tells of what was just said.
  const isAside =
    clause.id === own.id + 1 &&
    (ASIDES.has(clause.items[0]?.word ?? '') || clause.items[0] === number);
  if (![clause, clause.outer].includes(own) && !isAside) return undefined;
  const isOther = (one: Item) =>
    namesAnother(one, fact) ||
    ((means(one, 'way') || means(one, 'number') || means(one, 'more')) && !items.includes(one));
  const between = sentence.items.filter(
    ({ start, end }) => start >= word.end && end <= number.start,
  );
  return between.some(isOther) ? undefined : figure;
}

/**
 * What a word between figures is said of, where the figure behind it is known: the one of that kind
 * that was told before, of the current quarter rather than of another.
 */
export function figureAhead(
  word: Item,
  { fact }: ToldFigure,
  told: readonly ToldFigure[],
): ToldFigure | undefined {
  const earlier = told.filter(
    (one) =>
      one.number.start < word.start &&
      one.fact.id !== fact.id &&
      one.fact.measure === fact.measure &&
      one.fact.unit === fact.unit,
  );
  return earlier.findLast((one) => one.fact.period === 'now') ?? earlier.at(-1);
}

/** Whether a word names another indicator, sector or answer than a figure is of. */
export function namesAnother(one: Item, { indicator, sector, category }: ClaimFact): boolean {
  if (means(one, 'indicator')) return indicator === null || !one.meaning.keys.includes(indicator);
  if (means(one, 'sector')) return one.meaning.sector !== sector;
  return means(one, 'category') && one.meaning.category !== category;
}

const ASIDES = new Set(['yakni', 'yaitu']);

/** The share that a count is told as as well. */
export const SHARE_OF: Partial<Record<ClaimFact['measure'], ClaimFact['measure']>> = {
  'answer-count': 'answer-share',
  companies: 'company-share',
};
