import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import { isSoFar } from '../../judging/sizes.js';
import type { Sentence } from '../../sentence/sentence.js';

const ONCE = new Set(['sempat', 'pernah', 'tadinya', 'semula']);

/** An average so near to neutral is called neither good nor bad. */
const CLEAR = 0.1;

/**
 * "Prospek penjualan cerah", "penyerapan tenaga kerja masih lesu": right where the average lies on
 * that side of neutral; wrong only where neither its level nor its course is so, for a judgement may
 * be of either.
 */
export function readOpinion(
  sentence: Sentence,
  item: ItemOf<'level'>,
  items: readonly Item[],
  { at, isNegated }: { readonly at: readonly FactAddress[]; readonly isNegated: boolean },
): Reading {
  const type = 'neutral_position' as const;
  const { table } = sentence.sheet;
  const said = item.meaning.level === 'above' ? 1 : -1;
  const [address] = at;
  const fact = address && table.find(address);
  // "Tingkat partisipasi terjaga tinggi": no average is judged.
  const { items: beside } = sentence.clauseOf(item);
  const isOfOther = beside.some(
    (one) => means(one, 'measure') && one.meaning.measure !== 'average',
  );
  if (!fact || isNegated || isOfOther) return decided({ type, items }, null);
  const side = sideOf(fact);
  const isSaid = !item.meaning.isVery || isSoFar(fact.value - LIKERT_SCALE.neutral, 'large');
  if (side === said) return decided({ type, items }, isSaid ? true : null, { facts: [fact] });
  const { indicator = null, sector = null } = fact;
  // "Memang sempat lesu": in a quarter before this one.
  if (beside.some((one) => ONCE.has(one.word) && one.end <= item.start) && fact.period === 'now') {
    const earlier = (['before', 'last_year'] as const).flatMap(
      (period) => table.find({ measure: 'average', indicator, sector, period }) ?? [],
    );
    const then = earlier.find((one) => sideOf(one) === said);
    return decided({ type, items }, then ? true : null, { facts: then ? [then] : [] });
  }
  const change = table.find({ measure: 'change', indicator, sector, base: baseOf(sentence, item) });
  const course = change ? Math.sign(change.value) : 0;
  if (item.meaning.isOfCourse && change && (course === said || side === 0))
    return decided({ type, items }, true, { facts: [fact, change] });
  const isOpposed = side === -said && (change === undefined || course === -said);
  return decided({ type, items }, isOpposed ? false : null, {
    facts: [fact],
    expected: table.label(fact),
  });
}

function sideOf({ value }: ClaimFact): number {
  const apart = value - LIKERT_SCALE.neutral;
  return Math.abs(apart) < CLEAR ? 0 : Math.sign(apart);
}
