import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from './bases.js';
import { isA, type Item } from './item.js';
import type { Reading } from './reading.js';
import type { Sentence } from './sentence.js';

/** It was there before as well. */
const GOING_ON = new Set(['masih', 'tetap', 'bertahan']);
/** It was not there before. */
const BEGINNING = new Set(['kembali', 'baru', 'akhirnya', 'mulai']);
/** Of a step, these tell of the step before it, which no sheet knows. */
const OF_STEPS = new Set(['terus', 'kembali', 'akhirnya', 'berlanjut']);

/**
 * "Masih di bawah netral", "baru menembus batas netral", "terus menurun": what a word tells of the quarters
 * before, unless the figures are of these quarters.
 */
export function courseLeft(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const facts = readings.flatMap((one) => one.facts);
  const next = sentence.after(item).find((one) => !isA('plain')(one) && !isA('size')(one));
  if (!next) return false;
  if (isA('way')(next) && next.meaning.way !== 0 && OF_STEPS.has(item.word))
    return new Set(facts.flatMap(({ period, base }) => [period, base])).size < 3;
  const isGoingOn = GOING_ON.has(item.word);
  if (!isGoingOn && !BEGINNING.has(item.word)) return false;
  if (!isA('category')(next) && !isA('level')(next)) return false;
  const fact = facts.find((one) => one.measure === 'average' && one.period === 'now');
  if (!fact) return false;
  const { indicator, sector } = fact;
  const base = baseOf(sentence, item);
  const before = sentence.sheet.table.find({ measure: 'average', indicator, sector, period: base });
  return !before || (sideOf(before) === sideOf(fact)) !== isGoingOn;
}

const sideOf = ({ value }: ClaimFact) => Math.sign(value - LIKERT_SCALE.neutral);
