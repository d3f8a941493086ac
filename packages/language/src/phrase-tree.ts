import { byWord } from './by-word.js';
import { type Token, tokensOf } from './tokens.js';

interface Branch<Meaning> {
  readonly next: Map<string, Branch<Meaning>>;
  meaning: Meaning | undefined;
}

const branch = <Meaning>(): Branch<Meaning> => ({ next: new Map(), meaning: undefined });
/** "rata-ratanya", "harga jualnya": the ending says whose it is. */
const ENDINGS = ['nya', 'lah', 'pun'];
const SHORTEST_STEM = 4;

/** Phrases with their meanings; finds the longest that begins at a place of a text. */
export class PhraseTree<Meaning> {
  readonly #root = branch<Meaning>();

  add(phrase: string, meaning: Meaning): this {
    let at = this.#root;
    for (const { word } of tokensOf(phrase.toLowerCase())) {
      let next = at.next.get(word);
      if (!next) at.next.set(word, (next = branch()));
      at = next;
    }
    at.meaning ??= meaning;
    return this;
  }

  /** The longest phrase that begins at `at`, with the number of its tokens. */
  longest(tokens: readonly Token[], at: number): { meaning: Meaning; length: number } | null {
    let found: { meaning: Meaning; length: number } | null = null;
    let here: Branch<Meaning> | undefined = this.#root;
    for (let length = 0; here && at + length < tokens.length;) {
      const { word }: Token = tokens[at + length]!;
      here = here.next.get(word) ?? bare(word, here);
      length += 1;
      if (here?.meaning !== undefined) found = { meaning: here.meaning, length };
    }
    return found;
  }
}

const bareOf = byWord((word) => {
  const ending = ENDINGS.find((one) => word.endsWith(one));
  const isLong = ending !== undefined && word.length - ending.length >= SHORTEST_STEM;
  return isLong ? word.slice(0, -ending.length) : undefined;
});

function bare<Meaning>(word: string, at: Branch<Meaning>): Branch<Meaning> | undefined {
  const known = bareOf(word);
  return known === undefined ? undefined : at.next.get(known);
}
