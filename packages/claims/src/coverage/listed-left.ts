import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from '../bind/quarters.js';
import { wayAt } from '../bind/ways.js';
import { type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { type Asked, ofKinds, type Question } from './question.js';

/** What leads from how many there are to who they are. */
const LISTING =
  /^(?:yaitu|yakni|adalah|ialah|termasuk|meliputi|mencakup|terdiri|antara|antaranya|misalnya|seperti)$/;

/**
 * "Dua indikator berada di bawah netral, yaitu A dan B", "tiga sektor (A, B, dan C) …": somebody in the list
 * behind a count of whom it is not true. How many there are was read; who they are is looked at here.
 */
export const LISTED_LEFT: readonly Question[] = [
  ofKinds(['sector', 'indicator'], (asked) => belongs(asked) === false),
];

/** "Lima indikator melemah, yaitu A, B, C, D, dan E": a name in a list that has all who were counted. */
export function isListedRightly(asked: Asked<ItemOf<'indicator'>>): boolean {
  if (belongs(asked) !== true) return false;
  const { sentence, item } = asked;
  const counted = sentence.all('number').find(({ end }) => end <= item.start)!;
  const names = sentence.all('indicator').filter(({ start }) => start >= counted.end);
  const keys = new Set(names.flatMap(({ meaning }) => meaning.keys));
  return keys.size === counted.meaning.number.value;
}

type Name = ItemOf<'sector' | 'indicator'>;

/** Whether it is true of a name in such a list; null where it stands in none. */
function belongs({ sentence, item, items, readings }: Asked<Name>): boolean | null {
  const kind = means(item, 'sector') ? 'sektor' : 'indikator';
  const counted = items.findLast(
    (one, at) =>
      means(one, 'number') &&
      one.end <= item.start &&
      (one.meaning.number.unit === kind ||
        items
          .slice(at + 1, at + 4)
          .some((who) => means(who, 'people') && who.meaning.who === kind)) &&
      readings.some((read) => read.status === 'supported' && read.items.includes(one)),
  );
  if (!counted) return null;
  const between = items.filter(({ start, end }) => start >= counted.end && end <= item.start);
  const link = between.findLast((one) => LISTING.test(one.word) || means(one, 'open'));
  // "…, yaitu A, sedangkan B …": another clause tells of B.
  const isListed = link && between.every((one) => one.end <= link.start || isInList(one));
  if (!isListed) return null;
  const isSaid = (one: Item) => means(one, 'category') || means(one, 'way');
  // "Tiga sektor (A, B, dan C) berada di bawah netral": said behind the list.
  const said =
    between.findLast((one) => one.end <= link.start && isSaid(one)) ??
    items.find((one) => one.start >= item.end && isSaid(one));
  if (!said) return null;
  const fact = factOf(sentence, said, item);
  return fact !== undefined && sideOf(fact) === sideSaid(sentence, said);
}

const isInList = (one: Item) =>
  means(one, 'sector') ||
  means(one, 'indicator') ||
  means(one, 'number') ||
  means(one, 'plain') ||
  means(one, 'open') ||
  means(one, 'close') ||
  LISTING.test(one.word) ||
  (means(one, 'break') && /^(?:,|;|dan|serta)$/.test(one.meaning.mark));

/** The figure that decides whether a name belongs to those who were counted. */
function factOf(sentence: Sentence, said: Item, item: Item): ClaimFact | undefined {
  const { table, indicator: own, sector: place } = sentence.sheet;
  const of = means(item, 'sector')
    ? { sector: item.meaning.sector, indicator: sentence.topic.indicator ?? own }
    : {
        sector: place,
        indicator: means(item, 'indicator') ? (item.meaning.keys[0] ?? null) : null,
      };
  if (means(said, 'way'))
    return table.find({ measure: 'change', base: baseOf(sentence, said).value ?? 'before', ...of });
  const then = sentence.all('period').find(({ meaning }) => meaning.role !== null);
  return table.find({ measure: 'average', period: then?.meaning.role ?? 'now', ...of });
}

const sideOf = ({ measure, value }: ClaimFact) =>
  Math.sign(measure === 'average' ? value - LIKERT_SCALE.neutral : value);

function sideSaid(sentence: Sentence, said: Item): number | null {
  if (!means(said, 'category')) return wayAt(sentence, said)?.way ?? null;
  const { category } = said.meaning;
  return category === 'above' ? 1 : category === 'below' ? -1 : category === 'neutral' ? 0 : null;
}
