import type { Direction } from '@lqc/language';
import { type Item, means } from '../items/item.js';
import { LOOSELY } from '../items/lexicon/sides-of-neutral.js';
import type { Sentence } from '../sentence/sentence.js';

/** A word of direction with what turns it. */
interface SaidDirection {
  readonly direction: Direction;
  readonly isNegated: boolean;
  /** How exactly a figure must stay the same: to the last digit, or only indistinguishable from no change. */
  readonly manner: 'plain' | 'exact' | 'loose' | 'untold';
  readonly items: readonly Item[];
}

/** The direction that a word states in its place; null where it states none. */
export function directionAt(sentence: Sentence, item: Item): SaidDirection | null {
  const { meaning } = item;
  const lead = sentence.before(item).slice(0, 3);
  const near = lead.findIndex((one) => one.meaning.is !== 'plain' && one.meaning.is !== 'size');
  const not = near >= 0 && means(lead[near]!, 'not') ? lead[near]! : null;
  const items = not ? [not, item] : [item];
  const isNegated = not !== null;
  if (meaning.is === 'direction') {
    // "Relatif tidak beranjak": not to the last digit.
    const isLoose = meaning.direction === 0 && LOOSELY.includes(lead[0]?.word ?? '');
    const manner = isLoose ? 'loose' : meaning.manner;
    return { direction: meaning.direction, manner, isNegated, items };
  }
  if (meaning.is === 'level' && meaning.level !== 'neutral')
    return { direction: meaning.level === 'above' ? 1 : -1, manner: 'plain', isNegated, items };
  return null;
}
