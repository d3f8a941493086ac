import { formsOf } from '@lqc/language';
import type { ItemOf } from '../items/item.js';
import { isOfSize } from '../judging/sizes.js';
import { gapOf } from '../judging/gaps.js';
import { type Asked, ofKinds, type Question } from './question.js';

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
export const STRONG_WORDS_LEFT: readonly Question[] = [ofKinds(['way'], isTooStrong)];

function isTooStrong({ sentence, item, readings }: Asked<ItemOf<'way'>>): boolean {
  if (!STRONG_FORMS.has(item.word.replace(/nya$/, ''))) return false;
  return readings.some((one) => {
    const gap = one.items.includes(item) ? gapOf(sentence, one) : null;
    return gap !== null && isOfSize(gap.apart, 'large', gap.kind) === false;
  });
}
