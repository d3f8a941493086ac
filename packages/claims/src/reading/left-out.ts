import type { ClaimFact } from '@lqc/contracts';
import { LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from './bases.js';
import { isA, type Item } from './item.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';

/**
 * What a sentence asserts beside all that was read of it: a name that no reading was of, and that
 * something goes on, came back or has only begun. Nothing is right by silence, so each of these is
 * left open. Asked only of sentences that are right otherwise.
 */
export function leftOut(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const facts = readings.flatMap((one) => one.facts);
  return [
    ...sentence.items.filter((item) => isNameLeft(sentence, item, readings, facts)),
    ...sentence.items.filter((item) => isCourseLeft(sentence, item, facts)),
  ].map((item) => decided({ type: 'compare', items: [item] }, null));
}

/** "…, sejalan dengan permintaan domestik", "…, kecuali pada Konstruksi": of which nothing was read. */
function isNameLeft(
  { sheet, topic, items }: Sentence,
  item: Item,
  readings: readonly Reading[],
  facts: readonly ClaimFact[],
): boolean {
  const isRead = readings.some((one) => one.items.includes(item));
  // Sets and sums are right by more than facts tell.
  const isOfSet = readings.some((one) => one.facts.length === 0 && one.type !== 'reason');
  if (isRead || isOfSet || items.some(isA('company'))) return false;
  if (isA('sector')(item))
    return (
      item.meaning.sector !== sheet.sector &&
      !facts.some(({ sector }) => sector === item.meaning.sector)
    );
  if (!isA('indicator')(item) || item.meaning.keys.length > 1) return false;
  const [key] = item.meaning.keys;
  return (
    key !== sheet.indicator &&
    key !== topic.indicator &&
    !facts.some(({ indicator }) => indicator === key)
  );
}

/** It was there before as well. */
const GOING_ON = new Set(['masih', 'tetap', 'bertahan']);
/** It was not there before. */
const BEGINNING = new Set(['kembali', 'baru', 'akhirnya', 'mulai']);

/** "Masih di bawah netral", "baru menembus batas netral": where it lay in the quarter before. */
function isCourseLeft(sentence: Sentence, item: Item, facts: readonly ClaimFact[]): boolean {
  const isGoingOn = GOING_ON.has(item.word);
  if (!isGoingOn && !BEGINNING.has(item.word)) return false;
  const next = sentence
    .after(item)
    .find((one) => !isA('plain')(one) && !isA('size')(one) && !isA('way')(one));
  if (!next || !(isA('category')(next) || isA('level')(next))) return false;
  const fact = facts.find((one) => one.measure === 'average' && one.period === 'now');
  if (!fact) return false;
  const { indicator, sector } = fact;
  const base = baseOf(sentence, item);
  const before = sentence.sheet.table.find({ measure: 'average', indicator, sector, period: base });
  const side = ({ value }: ClaimFact) => Math.sign(value - LIKERT_SCALE.neutral);
  return !before || (side(before) === side(fact)) !== isGoingOn;
}
