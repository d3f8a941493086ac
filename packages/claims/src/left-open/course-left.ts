import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from '../dimensions/bases.js';
import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** It was there before as well. */
const GOING_ON = new Set(['masih', 'tetap', 'bertahan']);
/** It was not there before. */
const BEGINNING = new Set(['kembali', 'baru', 'akhirnya', 'mulai']);
/** Of a step, these tell of the step before it, which no sheet knows. */
const OF_STEPS = new Set([
  'terus',
  'kembali',
  'akhirnya',
  'berlanjut',
  'berhenti',
  'baru',
  'mulai',
]);
/** How long something has gone on. */
const LASTING = new Set(['sejak', 'selama', 'sepanjang']);
/** "Penurunannya semakin dalam": beside the step before. */
const GROWING = new Set(['semakin', 'makin', 'kian']);
const DEEPER = /^(?:dalam|tajam|curam|besar|kecil|dangkal|landai|luas)$/;

/**
 * "Masih di bawah netral", "baru menembus batas netral", "terus menurun": what a word tells of the quarters
 * before, unless the figures are of these quarters.
 */
export function courseLeft(sentence: Sentence, item: Item, readings: readonly Reading[]): boolean {
  const facts = readings.flatMap((one) => one.facts);
  if (item.word === 'pertama' && sentence.after(item)[0]?.word.startsWith('kali')) return true;
  const isRead = readings.some(({ items }) => items.includes(item));
  if (GROWING.has(item.word)) return !isRead && DEEPER.test(sentence.after(item)[0]?.word ?? '');
  const next = sentence.after(item).find((one) => !isA('plain')(one) && !isA('size')(one));
  if (!next || sentence.items.some(isA('company'))) return false;
  // "Belum kembali ke atas netral": it is not there.
  const behind = sentence.after(item).find((one) => isA('category')(one));
  if (item.word === 'belum' && behind)
    return !readings.some(({ items }) => items.includes(item) && items.includes(behind));
  if (LASTING.has(item.word) && isA('period')(next) && !next.meaning.isNext)
    return readings.some(({ type }) => MOVES.has(type)) && quartersOf(facts) < 3;
  if (isA('way')(next) && next.meaning.way !== 0 && OF_STEPS.has(item.word))
    return quartersOf(facts) < 3;
  const isGoingOn = GOING_ON.has(item.word);
  if (!isGoingOn && !BEGINNING.has(item.word)) return false;
  if (!isA('category')(next) && !isA('level')(next)) return false;
  const fact = facts.find((one) => one.measure === 'average' && one.period === 'now');
  if (!fact) return false;
  const { indicator, sector } = fact;
  const base = baseOf(sentence, item);
  const before = sentence.sheet.table.find({ measure: 'average', indicator, sector, period: base });
  return before !== undefined && (sideOf(before) === sideOf(fact)) !== isGoingOn;
}

const MOVES = new Set<Reading['type']>(['change', 'from_to', 'stable']);
/** How many quarters facts are of. */
const quartersOf = (facts: readonly ClaimFact[]): number =>
  new Set(facts.flatMap(({ period, base }) => (base ? [period, base] : [period]))).size;

const sideOf = ({ value }: ClaimFact) => Math.sign(value - LIKERT_SCALE.neutral);
