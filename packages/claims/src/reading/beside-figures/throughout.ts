import { LIKERT_SCALE, type QuarterRole } from '@lqc/contracts';
import { quartersOf } from '../../dimensions/quarters-of-facts.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { severalQuarters } from '../../dimensions/several-quarters.js';

/**
 * "Tetap berjumlah tiga pada ketiga periode", "tidak berubah di antara kedua triwulan, yaitu 3,67": that
 * the figure told nearest was the same in all of them. Right where it was; else left open, for other
 * quarters may be meant.
 */
export function readThroughout(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const { table } = sentence.sheet;
  return severalQuarters(sentence).flatMap(({ item, roles }): Reading[] => {
    const lead = sentence.before(item).filter((one) => !means(one, 'plain'));
    // "Berjumlah tiga pada ketiga periode": its number was read of each of them.
    const isRead = roles.every((role) => readings.some((one) => isOfQuarter(one, role)));
    // "Lebih tinggi daripada kedua periode pembanding": held against them.
    if (
      (item.used && isRead) ||
      lead.slice(0, 2).some((one) => means(one, 'than') || means(one, 'more'))
    )
      return [];
    const side = lead[0] && sideOf(lead[0]);
    if (side) return [onOneSide(sentence, [lead[0]!, item], side, roles)];
    const told = readings
      .filter(
        ({ status, facts, items }) =>
          status === 'supported' && facts.length === 1 && items.some(isA('number')),
      )
      .toSorted((a, b) => apart(a, item) - apart(b, item))[0]?.facts[0];
    const still = readings.find(
      ({ status, type, facts }) => status === 'supported' && type === 'count' && facts.length === 2,
    )?.facts[0];
    // "Konsisten diwakili tiga kontak pada triwulan III maupun triwulan IV".
    const steady = sentence.items.filter(({ word }) => word === 'konsisten');
    const kept = told ?? still;
    if (!kept || kept.base !== null) return [];
    const isSame = roles.every((period) => table.find({ ...kept, period })?.value === kept.value);
    return [
      decided({ type: 'stable', items: [item, ...steady] }, isSame ? true : null, {
        facts: isSame ? [kept] : [],
      }),
    ];
  });
}

const isOfQuarter = ({ facts }: Reading, role: QuarterRole): boolean => quartersOf(facts).has(role);

const apart = ({ items }: Reading, { start }: Item) => Math.abs(items[0]!.start - start);

const sideOf = ({ meaning }: Item): 1 | -1 | null =>
  meaning.is !== 'category'
    ? null
    : meaning.category === 'above'
      ? 1
      : meaning.category === 'below'
        ? -1
        : null;

/** "Tercatat di bawah netral pada kedua periode pembanding": the average of each of them. */
function onOneSide(
  sentence: Sentence,
  items: readonly Item[],
  side: 1 | -1,
  roles: readonly QuarterRole[],
): Reading {
  const [indicator = null] = sentence.indicatorOf(items[0]!).keys;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const isOfPeople = sentence
    .clauseOf(items[0]!)
    .items.some((one) => means(one, 'people') || means(one, 'number'));
  const facts = roles.flatMap(
    (period) => sentence.sheet.table.find({ measure: 'average', indicator, sector, period }) ?? [],
  );
  const isSo =
    !isOfPeople &&
    facts.length === roles.length &&
    facts.every(({ value }) => Math.sign(value - LIKERT_SCALE.neutral) === side);
  return decided({ type: 'neutral_position', items }, isSo ? true : null, { facts });
}
