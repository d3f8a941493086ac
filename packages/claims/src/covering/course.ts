import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { excludes, indicativeRange } from '@lqc/statistics';
import { baseOf } from '../bind/quarters.js';
import { type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/**
 * "Masih di bawah netral": whether the average lay on another side of neutral in the quarter before; null where
 * no side is told, or no sheet knows.
 */
export function isOnOtherSide(
  sentence: Sentence,
  item: Item,
  facts: readonly ClaimFact[],
): boolean | null {
  const side = sentence
    .after(item)
    .find((one) => one.is !== 'plain' && one.is !== 'size' && one.is !== 'to' && !isStill(one));
  if (!side || (!means(side, 'category') && !means(side, 'level'))) return null;
  const fact = facts.find((one) => one.measure === 'average' && one.period === 'now');
  if (!fact) return null;
  const { indicator, sector } = fact;
  const base = baseOf(sentence, item).value ?? 'before';
  const before = sentence.sheet.table.find({ measure: 'average', indicator, sector, period: base });
  if (!before) return null;
  const said = means(side, 'category') ? side.meaning.category : side.meaning.level;
  return said === 'neutral' ? !isAroundNeutral(before) : sideOf(before) !== sideOf(fact);
}

/** "Stabil", "bertahan". */
export const isStill = (one: Item) => means(one, 'way') && one.meaning.way === 0;

const isAroundNeutral = ({ value, se }: ClaimFact): boolean =>
  se === null || !excludes(indicativeRange(value, se), LIKERT_SCALE.neutral);

const sideOf = ({ value }: ClaimFact) => Math.sign(value - LIKERT_SCALE.neutral);
