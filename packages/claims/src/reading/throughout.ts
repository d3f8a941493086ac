import { isA, type Item } from './item.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';
import { severalQuarters } from './several-quarters.js';

/**
 * "Tetap berjumlah tiga pada ketiga periode", "tidak berubah di antara kedua triwulan, yaitu 3,67": that
 * the figure told nearest was the same in all of them. Right where it was; else left open, for other
 * quarters may be meant.
 */
export function readThroughout(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const { table } = sentence.sheet;
  return severalQuarters(sentence).flatMap(({ item, roles }): Reading[] => {
    if (item.used) return [];
    const told = readings
      .filter(
        ({ status, facts, items }) =>
          status === 'supported' && facts.length === 1 && items.some(isA('number')),
      )
      .toSorted((a, b) => apart(a, item) - apart(b, item))[0]?.facts[0];
    if (!told || told.base !== null) return [];
    const isSame = roles.every((period) => table.find({ ...told, period })?.value === told.value);
    return [
      decided({ type: 'stable', items: [item] }, isSame ? true : null, {
        facts: isSame ? [told] : [],
      }),
    ];
  });
}

const apart = ({ items }: Reading, { start }: Item) => Math.abs(items[0]!.start - start);
