import type { ClaimFact } from '@lqc/contracts';
import { baseOf } from './bases.js';
import { isA, type Item, type ItemOf } from './item.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';

/** "Dua kali lipat" is said of 1.95 to 2.05 times as much. */
const NEAR = 0.05;

/**
 * "Sembilan kontak, tiga kali lipat triwulan sebelumnya": a multiple of a figure that the sentence
 * states and that was found right: of its own other figure, else of the same figure before.
 */
export function readMultiples(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  return sentence.all('times').flatMap((item): Reading[] => {
    const number = sentence.before(item)[0];
    if (item.used || !number || !isA('number')(number) || number.used) return [];
    const type = 'ratio' as const;
    const items: Item[] = [number, item];
    const { value } = number.meaning.number;
    const stated = readings.filter(
      (one) =>
        one.status === 'supported' && one.facts.length === 1 && one.items.some(isA('number')),
    );
    const [earlier, later] = [
      stated.filter((one) => one.items[0]!.start < item.start),
      stated.filter((one) => one.items[0]!.start > item.start),
    ];
    // "Hampir dua kali lipat, dari 8 menjadi 15 kontak": both ends stand behind.
    const isBehind = earlier.length === 0 && later.length === 2;
    const before = isBehind ? later[1]!.facts[0] : earlier.at(-1)?.facts[0];
    const after = later[0]?.facts[0];
    const then = after ?? (before && earlierOf(sentence, before, item));
    if (!before || !then || then.value === 0) return [decided({ type, items }, null)];
    const part = before.value / then.value;
    const lead = sentence.before(number)[0];
    const isMore = sentence.after(item)[0]?.word === 'lebih';
    const holds = isMore ? part > value && part < value + 1 : fits(part, value, lead);
    if (lead && isA('near')(lead)) items.push(lead);
    return [decided({ type, items }, holds ? true : null, { facts: [before, then] })];
  });
}

function earlierOf(sentence: Sentence, fact: ClaimFact, item: Item): ClaimFact | undefined {
  const base = baseOf(sentence, item);
  return sentence.sheet.table.find({ ...fact, period: base });
}

function fits(part: number, value: number, lead: Item | undefined): boolean {
  const comparison = lead && isA('near')(lead) ? (lead as ItemOf<'near'>).meaning.comparison : null;
  if (comparison === 'more') return part > value && part < value + 1;
  if (comparison === 'less' || comparison === 'almost') return part < value && part > value - 0.5;
  return Math.abs(part - value) <= (comparison === 'about' ? 0.2 : NEAR);
}
