import type { QuarterRole } from '@lqc/contracts';
import { severalQuarters } from '../dimensions/several-quarters.js';
import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** Whether a word says of several quarters what was read of one, or of fewer than it names. */
export const isOfMoreQuarters = (
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean => isRankKept(sentence, item, readings) || isOfQuartersUnread(sentence, item, readings);

const GOING_ON = new Set(['tetap', 'masih', 'terus', 'kembali']);

/** "Tetap menjadi yang tertinggi", "… maupun …": in one quarter, or against one, it was read. */
const isRankKept = ({ items }: Sentence, item: Item, right: readonly Reading[]): boolean =>
  (GOING_ON.has(item.word) ? leadsToRank(items, item) : isJointOfQuarters(items, item)) &&
  right.some((one) => one.type === 'rank' && isOfAverages(one) && quartersOf([one]).size < 3);

/** "Tetap menjadi sektor dengan rata-rata persediaan tertinggi". */
function leadsToRank(items: readonly Item[], item: Item): boolean {
  const behind = items.slice(items.indexOf(item) + 1);
  const end = behind.findIndex((one) => isA('break')(one) || isA('number')(one) || isA('way')(one));
  return behind.slice(0, end < 0 ? undefined : end).some(isA('rank'));
}

/** "Dibandingkan triwulan III maupun triwulan I": the rank is held against each of them. */
function isJointOfQuarters(items: readonly Item[], item: Item): boolean {
  if (!isA('break')(item) || !/^(?:dan|maupun|serta)$/.test(item.meaning.mark)) return false;
  const at = items.indexOf(item);
  const led = items.slice(0, at).findLast((one) => !isA('plain')(one));
  const next = items
    .slice(at + 1)
    .find((one) => !isA('plain')(one) && !isA('than')(one) && !isA('from')(one));
  return [led, next].every((one) => one !== undefined && isA('period')(one));
}

const isOfAverages = ({ facts }: Reading): boolean =>
  facts.length > 0 && facts.every(({ measure }) => measure === 'average' || measure === 'change');

/** "Pada kedua triwulan", "baik pada … maupun pada …": quarters of which not all were read. */
const isOfQuartersUnread = (sentence: Sentence, item: Item, right: readonly Reading[]): boolean =>
  severalQuarters(sentence).some(
    (one) =>
      one.item === item &&
      !right.some(({ type, items }) => type !== 'reason' && items.includes(item)) &&
      !one.roles.every((role) => quartersOf(right).has(role)),
  );

const quartersOf = (readings: readonly Reading[]): ReadonlySet<QuarterRole> =>
  new Set(
    readings.flatMap(({ facts }) =>
      facts.flatMap(({ period, base }) => (base === null ? [period] : [period, base])),
    ),
  );
