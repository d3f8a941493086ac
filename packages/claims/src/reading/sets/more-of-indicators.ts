import { LIKERT_INDICATORS } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/**
 * "Lebih banyak indikator yang naik daripada yang turun", "perkembangan indikator cenderung positif": whether
 * more of all indicators went up or down. What is called good or bad is left open where it does not fit, for
 * a rise need not be good.
 */
export function readMoreOfIndicators(sentence: Sentence): Reading[] {
  const { items } = sentence;
  const told = items.findIndex((one) => means(one, 'people') && one.meaning.who === 'indikator');
  const isOther = items.some((one) => OTHERS.some((is) => means(one, is)));
  if (told < 0 || isOther) return [];
  const lead = items[told - 1];
  const behind = items.slice(told + 1);
  const ways = behind.filter(
    (one): one is ItemOf<'way'> => means(one, 'way') && one.meaning.way !== 0,
  );
  const [one, two, ...more] = ways;
  if (lead && means(lead, 'more') && lead.meaning.isOfCounts && one && two && more.length === 0) {
    const than = behind.find((item) => means(item, 'than'));
    const isBeside = than && than.start >= one.end && than.end <= two.start;
    if (!isBeside || one.meaning.way === two.meaning.way) return [];
    const said = { more: 1, less: -1, equal: 0 }[lead.meaning.comparison];
    const apart = moved(sentence, one, one.meaning.way) - moved(sentence, one, two.meaning.way);
    const claim = { type: 'count_by_direction', items: [lead, one, than, two] } as const;
    return [decided(claim, Math.sign(apart) === said)];
  }
  const good = behind.find(({ word }) => GOOD.test(word) || BAD.test(word));
  if (!lead || !COURSE.test(lead.word) || !good || ways.length > 0) return [];
  const way = GOOD.test(good.word) ? 1 : -1;
  const isSo = moved(sentence, good, way) > moved(sentence, good, -way);
  return [decided({ type: 'count_by_direction', items: [lead, good] }, isSo ? true : null)];
}

const OTHERS = ['number', 'indicator', 'sector', 'quantifier', 'company', 'not'] as const;
const COURSE = /^(?:perkembangan|pergerakan|arah|kinerja)$/;
const GOOD = /^positif$/;
const BAD = /^negatif$/;

/** How many of all indicators went a way. */
function moved(sentence: Sentence, item: Item, way: number): number {
  const { table, sector } = sentence.sheet;
  const base = baseOf(sentence, item);
  return LIKERT_INDICATORS.filter(({ key: indicator }) => {
    const change = table.find({ measure: 'change', indicator, sector, base });
    return change !== undefined && Math.sign(change.value) === way;
  }).length;
}
