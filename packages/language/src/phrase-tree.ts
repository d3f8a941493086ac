import { withoutClitic } from '@lqc/contracts';
import { byWord } from './by-word.js';
import { type Token, tokensOf } from './tokens.js';

interface Branch<Meaning> {
  readonly next: Map<string, Branch<Meaning>>;
  meaning: Meaning | undefined;
}

const branch = <Meaning>(): Branch<Meaning> => ({ next: new Map(), meaning: undefined });
const SHORTEST_STEM = 4;
/** "Rata-rata" of "rata-ratanya". */
const bareOf = byWord((word) => withoutClitic(word, SHORTEST_STEM));

/** Phrases with their meanings; finds the longest that begins at a place of a text. */
export class PhraseTree<Meaning> {
  readonly #root = branch<Meaning>();

  add(phrase: string, meaning: Meaning): void {
    let at = this.#root;
    for (const { word } of tokensOf(phrase.toLowerCase())) {
      let next = at.next.get(word);
      if (!next) at.next.set(word, (next = branch()));
      at = next;
    }
    at.meaning ??= meaning;
  }

  /** The longest phrase that begins at `at`, with the number of its tokens. */
  longest(tokens: readonly Token[], at: number): { meaning: Meaning; length: number } | null {
    let found: { meaning: Meaning; length: number } | null = null;
    let here: Branch<Meaning> | undefined = this.#root;
    for (let length = 0; here && at + length < tokens.length;) {
      const { word }: Token = tokens[at + length]!;
      here = here.next.get(word) ?? here.next.get(bareOf(word));
      length += 1;
      if (here?.meaning !== undefined) found = { meaning: here.meaning, length };
    }
    return found;
  }
}
