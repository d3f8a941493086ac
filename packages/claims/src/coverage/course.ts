import { type ClaimFact, LIKERT_SCALE, type QuarterRole } from '@lqc/contracts';
import { excludes, indicativeRange } from '@lqc/statistics';
import { baseOf } from '../bind/quarters.js';
import type { Assertion } from '../assertion.js';
import { isOneOf, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { factsBeside, type Read } from './what-was-read.js';
import type { Sentence } from '../sentence/sentence.js';
import { heldIn } from '../verdict.js';

/**
 * "Masih di bawah netral": whether the average lay on another side in the base quarter; null where the
 * words name no side or the figure is missing.
 */
export function isOnOtherSide(item: Item, read: Read): boolean | null {
  const { sentence } = read;
  const side = [item, ...sentence.after(item)].find(
    (one) => one.is !== 'plain' && one.is !== 'size' && one.is !== 'to' && !isStill(one),
  );
  if (!side || (!means(side, 'category') && !means(side, 'level'))) return null;
  const said = means(side, 'category') ? side.meaning.category : side.meaning.level;
  const isOther = (fact: ClaimFact): boolean | null => {
    const before = averageOf(sentence, fact, baseOf(sentence, item).value ?? 'before');
    if (!before) return null;
    return said === 'neutral' ? !isAroundNeutral(before) : sideOf(before) !== sideOf(fact);
  };
  const isNow = ({ measure, period }: ClaimFact) => measure === 'average' && period === 'now';
  const [first, ...others] = new Set(factsBeside(item, read).filter(isNow).map(isOther));
  return others.length > 0 ? null : (first ?? null);
}

/** "Berbalik tumbuh": whether the average moved away from neutral, or from the other side, to where it is now. */
export function isTurned(sentence: Sentence, fact: ClaimFact): boolean {
  if (fact.measure !== 'average' && fact.measure !== 'change') return false;
  const now = averageOf(sentence, fact, 'now');
  const before = averageOf(sentence, fact, fact.base ?? 'before');
  if (fact.period !== 'now' || !now || !before) return false;
  const isGone = sideOf(now) === Math.sign(now.value - before.value);
  return isGone && (isAroundNeutral(before) || sideOf(before) !== sideOf(now));
}

/** "Perkiraan penjualan pulih": whether the average lay below neutral in the base quarter, and lies above it now. */
export const isBack = (sentence: Sentence, fact: ClaimFact): boolean =>
  [fact.base ?? 'before', 'now' as const]
    .map((period) => averageOf(sentence, fact, period))
    .every((one, at) => one !== undefined && sideOf(one) === [-1, 1][at]);

const averageOf = ({ sheet }: Sentence, { indicator, sector }: ClaimFact, period: QuarterRole) =>
  sheet.table.find({ measure: 'average', indicator, sector, period });

/**
 * "Masih di bawah rata-rata", "masih lebih rendah daripada triwulan I": whether the statement after the word was also
 * true in the quarter before; for a statement about an earlier quarter, whether it no longer is.
 */
export function wasSo(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const { table } = sentence.sheet;
  const wasHeld = (one: Assertion) =>
    one.of.period.value === 'now'
      ? heldIn(one, 'before', table) === true
      : heldIn(one, 'now', table) === false;
  const behind = readBehind(sentence, item, readings);
  return behind.length > 0 && behind.every(wasHeld);
}

/** The assertions that took the first word after this one that any assertion took. */
function readBehind(sentence: Sentence, item: Item, readings: readonly Reading[]): Assertion[] {
  const next = sentence.after(item).find((one) => one.used && !isSaying(one));
  return readings.flatMap(({ items, assertion }) =>
    next && assertion && items.includes(next) ? [assertion] : [],
  );
}
const isSaying = isOneOf('plain', 'says', 'size', 'to', 'near', 'people', 'indicator', 'sector');

/** "Stabil", "bertahan". */
export const isStill = (one: Item) => means(one, 'direction') && one.meaning.direction === 0;

const isAroundNeutral = ({ value, se }: ClaimFact): boolean =>
  se === null || !excludes(indicativeRange(value, se), LIKERT_SCALE.neutral);

const sideOf = ({ value }: ClaimFact) => Math.sign(value - LIKERT_SCALE.neutral);
