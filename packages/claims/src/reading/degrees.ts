import type { ClaimFact } from '@lqc/contracts';
import type { Item } from './item.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';

/**
 * "Permintaan domestik melemah lebih dalam, yakni 0,83 poin", "penurunannya jauh lebih terbatas": how
 * large a change that the sentence tells is beside another that it tells, else beside the last one of
 * the text. Right where the sizes lie so; else left open, for another one may be meant.
 */
export function readDegrees(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  return sentence.all('more').flatMap((item): Reading[] => {
    if (item.used || !item.meaning.isOfCounts) return [];
    const told = readings
      .filter(({ status }) => status === 'supported')
      .flatMap(({ facts, items }) =>
        facts
          .filter(({ measure }) => measure === 'change')
          .map((fact) => ({ fact, at: items[0]! })),
      );
    const own = nearest(told, item);
    const other =
      told.map(({ fact }) => fact).find(({ id }) => id !== own?.id) ??
      sentence.topic.facts.findLast(({ measure, id }) => measure === 'change' && id !== own?.id);
    if (!own || !other) return [];
    const apart = Math.abs(own.value) - Math.abs(other.value);
    const holds = item.meaning.comparison === 'more' ? apart > 0 : apart < 0;
    return [
      decided({ type: 'compare_changes', items: [item] }, holds ? true : null, {
        facts: [own, other],
      }),
    ];
  });
}

function nearest(
  told: readonly { readonly fact: ClaimFact; readonly at: Item }[],
  { start }: Item,
): ClaimFact | undefined {
  return told.toSorted((a, b) => Math.abs(a.at.start - start) - Math.abs(b.at.start - start))[0]
    ?.fact;
}
