import { formsOf } from '@lqc/language';
import { isA, type Item } from '../items/item.js';
import { isOfSize } from '../judging/sizes.js';
import type { Reading } from '../judging/reading.js';
import { gapOf } from '../judging/gaps.js';
import type { Sentence } from '../sentence/sentence.js';

/** Roots that say of a move that it was a great one. */
const STRONG =
  `anjlok lonjak lesat meroket roket terjun ambruk rontok jeblok sungkur perosok jerembap longsor
  ambles hempas runtuh ledak lejit bubung melambung lambung puruk rosot`.split(/\s+/);

const STRONG_FORMS: ReadonlySet<string> = new Set(
  STRONG.flatMap((root) => [root, ...formsOf(root)]),
);

/**
 * "Anjlok dari 3,33 menjadi 3,23": a word for a great move, of a figure that hardly moved. It is left open
 * rather than wrong, since nobody can say where great begins.
 */
export function strongWordLeft(
  sentence: Sentence,
  item: Item,
  readings: readonly Reading[],
): boolean {
  if (!isA('way')(item) || !STRONG_FORMS.has(item.word.replace(/nya$/, ''))) return false;
  return readings.some((one) => {
    const gap = one.items.includes(item) ? gapOf(sentence, one) : null;
    return gap !== null && isOfSize(gap.apart, 'large', gap.kind) === false;
  });
}
