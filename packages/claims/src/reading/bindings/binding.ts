import type { ClaimCategory, IndicatorKey, QuarterRole } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import type { Comparison } from '../../language/thresholds.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf, type Placed } from '../../dimensions/periods.js';
import { withExpectations } from '../directions/expected.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

export type NumberItem = ItemOf<'number'>;

/** What a number is bound to from elsewhere: "masing-masing" gives each its own. */
export interface Bound {
  readonly indicator?: IndicatorKey;
  /** Null for everybody. */
  readonly sector?: string | null;
  readonly category?: ClaimCategory;
  readonly period?: QuarterRole;
}

/** The word like "sekitar" in front of a number, and how it makes the number stand to the figure. */
export function nearOf(
  sentence: Sentence,
  item: NumberItem,
): { items: Item[]; comparison: Comparison } {
  const lead = sentence.before(item).slice(0, 3);
  const near = lead.find(isA('near'));
  if (!near) return { items: [], comparison: 'equal' };
  const { comparison } = near.meaning;
  const items = [near];
  // "Di bawah 3,62 pada triwulan sebelumnya" states that quarter's figure.
  const isOther = comparison === 'more' || comparison === 'less';
  // "3,54 yang berada di bawah 3,16 pada triwulan sebelumnya": the two must lie so.
  const led = sentence.items
    .filter(isA('number'))
    .findLast(
      (one) => one.end <= item.start && one.meaning.number.unit === item.meaning.number.unit,
    );
  const apart = led ? led.meaning.number.value - item.meaning.number.value : 0;
  if (isOther && (comparison === 'more' ? apart < 0 : apart > 0)) return { items, comparison };
  const { role, isKnown } = periodOf(sentence, item);
  if (isOther && isKnown && role !== null && role !== 'now') return { items, comparison: 'equal' };
  const isElsewhere = sentence
    .after(item)
    .some((one) => means(one, 'everybody') || means(one, 'sector'));
  if (isOther && isElsewhere) return { items, comparison: 'equal' };
  return { items, comparison };
}

/**
 * Which indicators, sectors and quarter a number is of: what it is bound to, else what its words tell.
 */
export function placesOf(sentence: Sentence, item: NumberItem, bound: Bound) {
  const indicators = bound.indicator
    ? { keys: [bound.indicator], isNamed: true }
    : withExpectations(sentence, item, sentence.indicatorOf(item));
  const sectors =
    bound.sector !== undefined
      ? { sectors: [bound.sector], isNamed: true }
      : sentence.sectorOf(item);
  const period: Placed = bound.period
    ? { role: bound.period, isKnown: true }
    : periodOf(sentence, item);
  return { indicators, sectors, period };
}

/** Every place that a number can be meant of, the likeliest first; null for a quarter without data. */
export function addressesFor(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound,
  measure: Pick<FactAddress, 'measure' | 'category'>,
): FactAddress[] | null {
  const { indicators, sectors, period } = placesOf(sentence, item, bound);
  // What is expected of the next quarter is asked in this one.
  const isAsked =
    indicators.keys[0]?.startsWith('perkiraan') === true &&
    sentence.items.some((one) => means(one, 'period') && one.meaning.isNext);
  if (period.isKnown && period.role === null && !isAsked) return null;
  const periods: QuarterRole[] = [period.role ?? 'now'];
  if (!period.isKnown && sentence.topic.period && sentence.topic.period !== 'now')
    periods.push(sentence.topic.period);
  // A quarter that an earlier clause named need not hold here.
  if (period.isOwn === false && period.role !== 'now') periods.push('now');
  const likely = periods.flatMap((role) =>
    sectors.sectors.flatMap((sector) =>
      indicators.keys.map((indicator) => ({ ...measure, indicator, sector, period: role })),
    ),
  );
  return [...likely, ...beside(sentence, item, bound, likely[0])];
}

/** What else the clause names and the number may be meant of: it leaves a mismatch open. */
function beside(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound,
  likely: FactAddress | undefined,
): FactAddress[] {
  if (!likely) return [];
  const { items } = sentence.clauseOf(item);
  const numbers = items.filter(isA('number')).filter(({ meaning }) => meaning.number.of === null);
  const others: FactAddress[] = [];
  // "Rata-rata seluruh kontak" in a sector's chapter may be the sector's or everybody's.
  if (items.some((one) => means(one, 'quantifier') && one.meaning.quantifier.least === 100))
    others.push({ ...likely, sector: null });
  for (const one of numbers.length > 1 ? items : []) {
    if (means(one, 'sector') && bound.sector === undefined)
      others.push({ ...likely, sector: one.meaning.sector });
    if (means(one, 'indicator') && one.meaning.keys.length === 1 && !bound.indicator)
      others.push({ ...likely, indicator: one.meaning.keys[0]! });
    if (means(one, 'category') && likely.category && !bound.category)
      others.push({ ...likely, category: one.meaning.category });
  }
  // "Porsi di atas dan di bawah netral, yaitu 32,4 % dan 27,0 %": neither is nearer than the other.
  const isNamed = items.some(isA('category')) || numbers.length === 0;
  for (const clause of likely.category && !isNamed && !bound.category ? sentence.clauses : [])
    if (clause.items.every((one) => one.end <= item.start && !means(one, 'number')))
      for (const one of clause.items)
        if (means(one, 'category')) others.push({ ...likely, category: one.meaning.category });
  return others;
}

/** A claim that is left open. */
export function open(type: Reading['type'], items: readonly Item[]): Reading {
  return decided({ type, items }, null);
}

/** Whether a number is the end of a move: "dari 3,33", "menjadi 3,23". */
export const hasEnds = (sentence: Sentence, item: Item) =>
  sentence
    .before(item)
    .slice(0, 3)
    .some((one) => means(one, 'to') || means(one, 'from'));
