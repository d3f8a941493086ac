import type { IndicatorKey } from '@lqc/contracts';
import { isA, type Item } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/** What the kinds of indicators are called, and how their keys begin. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['perkiraan', 'perkiraan'],
  ['prakiraan', 'perkiraan'],
  ['ekspektasi', 'perkiraan'],
  ['biaya', 'biaya'],
]);

/**
 * "Di antara lima indikator perkiraan, … menempati peringkat ketiga": of which indicators alone a
 * sentence speaks. Null where it speaks of all.
 */
export function subsetOf({ items }: Sentence): ((key: IndicatorKey) => boolean) | null {
  const at = items.findIndex(
    (one, place) => isOfIndicators(one) && kindBehind(items, place) !== null,
  );
  const prefix = at < 0 ? null : kindBehind(items, at);
  return prefix === null ? null : (key) => key.startsWith(prefix);
}

const isOfIndicators = (one: Item): boolean =>
  (isA('people')(one) && one.meaning.who === 'indikator') ||
  (isA('number')(one) && one.meaning.number.unit === 'indikator');

const kindBehind = (items: readonly Item[], at: number): string | null =>
  KINDS.get(items[at + 1]?.word ?? '') ?? null;
