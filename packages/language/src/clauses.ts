import { ASIDE_PAIRS, OPENING_WORDS } from './lead-words.js';
import { wordsOf } from './words-of.js';

/** What a clause is to its sentence. */
type Opening = 'main' | keyof typeof OPENING_WORDS;

export interface Clause {
  readonly opening: Opening;
  /** From 0. */
  readonly sentence: number;
  /** Its words, lower case, without the one that opens it. */
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
}

const OPENINGS = new Map<string, Opening>(
  (Object.keys(OPENING_WORDS) as (keyof typeof OPENING_WORDS)[]).flatMap((opening) =>
    wordsOf(OPENING_WORDS[opening]).map((word): [string, Opening] => [word, opening]),
  ),
);
const PAIRS: ReadonlySet<string> = new Set(ASIDE_PAIRS);
/** Words, brackets with what is in them, and ends of clauses; a point or comma between digits ends none. */
const TOKEN = /[\p{L}\p{N}]+(?:[.,]\d+)*%?|\([^)]*\)|[.,;:!?\n]/gu;

/**
 * A narrative's clauses, each with what it is to its sentence: "Karena hujan, panen turun sehingga harga naik"
 * has an aside, a main clause and a result. What stands in brackets is passed over.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let [sentence, opening, start, end]: [number, Opening, number, number] = [0, 'main', 0, 0];
  let words: string[] = [];
  let isInFront = false;
  const close = (next: Opening, from: number) => {
    if (words.length > 0) clauses.push({ opening, sentence, words, start, end });
    const isFirst = !clauses.some((clause) => clause.sentence === sentence);
    isInFront = next === 'aside' && (isFirst || isInFront);
    [opening, start, words] = [next, from, []];
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const after = index + token.length;
    if (token.startsWith('(')) continue;
    if (/^[.;!?\n]/.test(token)) {
      close('main', after);
      sentence += 1;
    } else if (/^[,:]/.test(token)) {
      // Behind an aside in front of everything the sentence itself begins.
      close('main', after);
    } else {
      const word = token.toLowerCase();
      const opens = OPENINGS.get(word);
      // What follows from a reason in front is still in front of what the sentence says.
      if (opens) close(opens === 'result' && isInFront ? 'aside' : opens, index);
      else {
        const pair = words.length > 0 ? `${words.at(-1)!} ${word}` : '';
        if (PAIRS.has(pair)) {
          const first = words.pop()!;
          const from = text.lastIndexOf(first, index - 1);
          close('aside', Math.max(from, start));
        } else words.push(word);
      }
      if (words.length > 0 || opens) end = after;
    }
  }
  close('main', text.length);
  return clauses;
}
