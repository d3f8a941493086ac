import type { Item } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { bindingsAgainst } from './against.js';
import type { Bound } from './binding.js';
import { likelyBindings, respectiveBindings, sharedBindings } from './respectively.js';

/** What a number is said of where numbers and names stand in lists. */
interface NumberBinding {
  /** One for each name that the number is said of; an empty one where its own clause says of what. */
  readonly bounds: readonly Bound[];
  /** The sentence does not say how its names and numbers belong together. */
  readonly isGuess: boolean;
}

export type Bindings = (number: Item) => NumberBinding;

/**
 * Which number of a sentence is of which name. It is found out before anything is read, for units
 * and categories that are said once become everyone's, and "masing-masing" is taken.
 */
export function bindingsOf(sentence: Sentence): Bindings {
  const bound = respectiveBindings(sentence);
  const shared = sharedBindings(sentence);
  const likely = new Map([...likelyBindings(sentence), ...bindingsAgainst(sentence)]);
  return (number) => {
    const ofAll = shared.get(number);
    if (ofAll) return { bounds: ofAll, isGuess: false };
    const own = bound.get(number);
    const guessed = own ? undefined : likely.get(number);
    return guessed ? { bounds: guessed, isGuess: true } : { bounds: [own ?? {}], isGuess: false };
  };
}
