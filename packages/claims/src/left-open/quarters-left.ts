import type { QuarterRole } from '@lqc/contracts';
import { joinedQuarters } from '../dimensions/joined-quarters.js';
import { severalQuarters } from '../dimensions/several-quarters.js';
import { isA, isOneOf, type Item, type ItemOf } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Whether a word says of several quarters what was read of one, or of fewer than it names. */
export const isOfMoreQuarters = (
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean =>
  isRankKept(sentence, item, readings) ||
  isOfQuartersUnread(sentence, item, readings) ||
  isOfBasesUnread(sentence, item, readings);

const GOING_ON = new Set(['tetap', 'masih', 'terus', 'kembali']);

/** "Tetap menjadi yang tertinggi": in one quarter, or against one, it was read. */
const isRankKept = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean =>
  GOING_ON.has(item.word) &&
  leadsToRank(items, item) &&
  right.some((one) => one.type === 'rank' && isOfAverages(one) && quartersOf([one]).size < 3);

/** "Tetap menjadi sektor dengan rata-rata persediaan tertinggi". */
function leadsToRank(items: readonly Item[], item: Item): boolean {
  const behind = items.slice(items.indexOf(item) + 1);
  const end = behind.findIndex((one) => isA('break')(one) || isA('number')(one) || isA('way')(one));
  return behind.slice(0, end < 0 ? undefined : end).some(isA('rank'));
}

const isOfAverages = ({ facts }: Reading): boolean =>
  facts.length > 0 && facts.every(({ measure }) => measure === 'average' || measure === 'change');

/** "Pada kedua triwulan", "baik pada … maupun pada …": quarters of which not all were read. */
const isOfQuartersUnread = (sentence: Sentence, item: Item, right: readonly Reading[]): boolean =>
  isForQuarters(item) &&
  severalQuarters(sentence).some(
    (one) =>
      one.item === item &&
      !right.some(({ type, items }) => type !== 'reason' && items.includes(item)) &&
      !one.roles.every((role) => quartersOf(right).has(role)),
  );

const isForQuarters = isOneOf('period', 'ordinal', 'number', 'quantifier');

const quartersOf = (readings: readonly Reading[]): ReadonlySet<QuarterRole> =>
  new Set(
    readings.flatMap(({ facts }) =>
      facts.flatMap(({ period, base }) => (base === null ? [period] : [period, base])),
    ),
  );

/** "Baik dibandingkan triwulan III maupun triwulan I": held against each of them. */
function isOfBasesUnread({ items }: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const joined = isA('break')(item) && joinedQuarters(items).find(({ link }) => link === item);
  if (!joined) return false;
  const read = quartersOf(readings);
  const isRead = ({ meaning: { role } }: ItemOf<'period'>) => role === null || read.has(role);
  return (
    readings.some(({ facts }) => facts.length > 0) &&
    !(isRead(joined.first) && isRead(joined.second))
  );
}
