import type { KnownName } from './found-name.js';
import { COMPANY } from './masks.js';
import { asWritten, type ReadText } from './read-text.js';

/** Shorter first words are initials or fillers: two of them may be anything. */
const SHORTEST_WORD = 4;
/** What may stand between the two words, but no comma: "Rimba, Candra dan lainnya". */
const BESIDE = /^[\s*_~`-]{1,6}$/;

/** The first two words of names of three words and more, by which people call them: "Rimba Candra". */
export class Openings {
  readonly #begun = new Map<string, KnownName>();

  /**
   * Adds a name by its words.
   *
   * @returns what is meant where several names begin so, which is some company of theirs; else null
   */
  add(words: readonly string[], known: KnownName): KnownName | null {
    const own = words.slice(0, 2);
    if (words.length < 3 || own.some((word) => word.length < SHORTEST_WORD)) return null;
    const opening = own.join(' ');
    const other = this.#begun.get(opening);
    if (other?.standIn === known.standIn) return null;
    const some = other ? { name: opening, standIn: COMPANY } : null;
    this.#begun.set(opening, some ?? known);
    return some;
  }

  /** The name whose first two words stand at a place of a text. */
  at(
    place: number,
    { words, meant, folded }: ReadText,
    isOrdinary: (word: string) => boolean,
  ): KnownName | null {
    const [first, second] = [words[place]!, words[place + 1]];
    if (!second || !first.isCapital || !second.isCapital) return null;
    if (!BESIDE.test(folded.slice(first.end, second.start))) return null;
    if (isOrdinary(first.text) && isOrdinary(second.text)) return null;
    const written = [asWritten(first, meant[place]!), asWritten(second, meant[place + 1]!)];
    return this.#begun.get(written.join(' ')) ?? null;
  }
}
