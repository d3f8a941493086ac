/** In which way a word of a text is taken for a word of a name. */
export type Likeness = 'same' | 'disguised' | 'one letter off';

/** Words of names that a word of a text can be. */
export interface Meant {
  readonly words: readonly string[];
  readonly likeness: Likeness;
}

/** Signs that are written for letters, and letters that cannot be told apart when they are. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
};
const SIGNS = /[\d@$!|]/g;
const SIGN_AND_LETTER = /^(?=.*\p{L}).*[\d@$!|]/u;
const SHORTEST_TO_MISSPELL = 4;
const SHORTEST_PART = 3;
const LONGEST_TO_PART = 48;
const MOST_PARTS = 4;
const MOST_MEANT = 4;
const MOST_KNOWN = 20_000;

/** A word with the letters that its signs stand for; "l" and "i" are one, as "1" may be either. */
const inLetters = (word: string): string =>
  (SIGN_AND_LETTER.test(word) ? word.replace(SIGNS, (sign) => STANDS_FOR[sign]!) : word).replaceAll(
    'l',
    'i',
  );

/** The words of names, to be looked up by what people write for them. */
export class WordTable {
  readonly #words = new Set<string>();
  readonly #byLetters = new Map<string, string[]>();
  /** By each form with a letter left out: two words that are one letter apart share one of these. */
  #shortened: ReadonlyMap<string, readonly string[]> | undefined;
  readonly #meant = new Map<string, readonly Meant[]>();

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    into(this.#byLetters, inLetters(word), word);
  }

  /** The word that neighbouring pieces form when joined; undefined if none. */
  joined(pieces: string): string | undefined {
    return this.#words.has(pieces) ? pieces : this.#byLetters.get(inLetters(pieces))?.[0];
  }

  /**
   * The words of names that a word of a text can mean, likeliest first.
   *
   * @param spellings the word, and the word without its suffixes
   * @param isOrdinary true for a word that people use, which is not taken for a misspelled name
   */
  meant(spellings: readonly string[], isOrdinary: boolean): readonly Meant[] {
    const [word] = spellings;
    const key = `${isOrdinary ? ' ' : ''}${word!}`;
    const known = this.#meant.get(key);
    if (known) return known;
    if (this.#meant.size >= MOST_KNOWN) this.#meant.clear();
    const meant = this.#lookedUp(spellings, isOrdinary);
    this.#meant.set(key, meant);
    return meant;
  }

  #lookedUp(spellings: readonly string[], isOrdinary: boolean): readonly Meant[] {
    for (const word of spellings)
      if (this.#words.has(word)) return [{ words: [word], likeness: 'same' }];
    if (isOrdinary) return [];
    for (const word of spellings) {
      const found = this.#byLetters.get(inLetters(word));
      if (found)
        return found.slice(0, MOST_MEANT).map((one) => ({ words: [one], likeness: 'disguised' }));
    }
    for (const word of spellings) {
      const parts = this.#parted(inLetters(word));
      if (parts) return [{ words: parts, likeness: 'disguised' }];
    }
    return spellings.flatMap((word) => this.#oneOff(inLetters(word))).slice(0, MOST_MEANT);
  }

  /**
   * Words that differ from this one by one letter: added, missing, wrong, or swapped with its neighbour.
   */
  #oneOff(letters: string): Meant[] {
    if (letters.length < SHORTEST_TO_MISSPELL - 1 || letters.length > LONGEST_TO_PART) return [];
    this.#shortened ??= this.#indexed();
    const near = new Set(
      [letters, ...shortenings(letters)].flatMap((one) => this.#shortened!.get(one) ?? []),
    );
    return [...near]
      .filter((one) => isOneOff(letters, one))
      .flatMap((one) => this.#byLetters.get(one)!)
      .map((word) => ({ words: [word], likeness: 'one letter off' }));
  }

  #indexed(): ReadonlyMap<string, readonly string[]> {
    const shortened = new Map<string, string[]>();
    for (const letters of this.#byLetters.keys())
      if (letters.length >= SHORTEST_TO_MISSPELL)
        for (const one of new Set([letters, ...shortenings(letters)]))
          into(shortened, one, letters);
    return shortened;
  }

  /** Words of names written in one, of which one may be misspelled; undefined where it is none such. */
  #parted(letters: string, most = MOST_PARTS): string[] | undefined {
    if (letters.length > LONGEST_TO_PART || most < 2) return undefined;
    for (let at = letters.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const before = this.#byLetters.get(letters.slice(0, at));
      const rest = letters.slice(at);
      if (before) {
        const after =
          this.#byLetters.get(rest) ?? this.#parted(rest, most - 1) ?? this.#oneOff(rest)[0]?.words;
        if (after) return [before[0]!, ...(this.#byLetters.has(rest) ? [after[0]!] : after)];
      }
      const [first] = this.#byLetters.has(rest) ? this.#oneOff(letters.slice(0, at)) : [];
      if (first) return [...first.words, this.#byLetters.get(rest)![0]!];
    }
    return undefined;
  }
}

const shortenings = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function isOneOff(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let before = 0;
  while (before < longest && one[before] === other[before]) before += 1;
  let after = 0;
  while (
    after < Math.min(one.length, other.length) - before &&
    one.at(-1 - after) === other.at(-1 - after)
  )
    after += 1;
  const [rest, otherRest] = [
    one.slice(before, one.length - after),
    other.slice(before, other.length - after),
  ];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest === rest[1]! + rest[0]!;
}

function into(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
