import { usualDirectionOf } from './directions.js';
import { writtenOut } from './abbreviations.js';
import { ASIDE_PAIRS, CONTRAST_PAIRS, OPENING_WORDS } from './lead-words.js';
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
const PAIRS = new Map<string, Opening>([
  ...ASIDE_PAIRS.map((pair): [string, Opening] => [pair, 'aside']),
  ...CONTRAST_PAIRS.map((pair): [string, Opening] => [pair, 'contrast']),
  // What follows from what stood before.
  ['karena itu', 'result'],
]);
/** Words, brackets with what is in them, and ends of clauses; a point or comma between digits ends none. */
const TOKEN = /[\p{L}\p{N}]+(?:[.,]\d+)*%?|\([^)]*\)|[.,;:!?\n]/gu;

/**
 * A narrative's clauses, each with what it is to its sentence: "Karena hujan, panen turun sehingga harga naik"
 * has an aside, a main clause and a result. What stands in brackets is passed over.
 */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let [sentence, start, end] = [0, 0, 0];
  let opening = 'main' as Opening;
  let words: string[] = [];
  // Whether nothing but reasons and conditions stands in the sentence so far.
  let isInFront = true;
  const close = (next: Opening, from: number) => {
    if (words.length > 0) {
      clauses.push({ opening, sentence, words, start, end });
      isInFront &&= opening === 'aside';
    }
    [opening, start, words] = [next, from, []];
  };
  const tokens = [...text.matchAll(TOKEN)].filter(([token]) => !token.startsWith('('));
  const wordAt = (at: number) => writtenOut(tokens[at]?.[0].toLowerCase() ?? '');
  for (const [at, { 0: token, index }] of tokens.entries()) {
    const word = wordAt(at);
    if (/^[.;!?\n]/.test(token)) {
      close('main', index + 1);
      sentence += 1;
      isInFront = true;
    } else if (/^[,:]/.test(token) || word === 'bahwa') {
      close('main', index + 1);
    } else {
      const pair = `${word} ${wordAt(at + 1)}`;
      const opens = PAIRS.get(pair) ?? OPENINGS.get(word);
      // What follows from a reason in front is still in front of what the sentence says.
      if (opens && isOpened(word, words, wordAt(at + 1)))
        close(opens === 'result' && opening === 'aside' && isInFront ? 'aside' : opens, index);
      else words.push(word);
      end = index + token.length;
    }
  }
  close('main', text.length);
  return clauses;
}

/**
 * "Pesanan dari Korea naik", "untuk triwulan mendatang diperkirakan turun": with whom nothing was said of yet, and
 * what is no purpose, the clause goes on.
 */
function isOpened(word: string, before: readonly string[], next: string): boolean {
  // "Stok barang jadi", "tidak jadi membeli".
  if (word === 'jadi' && /^(?:barang|tidak|tak|belum)$/.test(before.at(-1) ?? '')) return false;
  if (word === 'untuk') return next.startsWith('me');
  if (!FROM.test(word)) return true;
  // "Lebih dari 20", "naik hingga 15%".
  if (AMOUNT.test(next)) return false;
  return before.some((one) => SAYING.test(one) || usualDirectionOf(one) !== undefined);
}
const FROM = /^(?:dari|sampai|hingga)$/;
const AMOUNT =
  /^(?:\d.*|dengan|se(?:bulan|minggu|tahun|ratus|ribu|puluh|paruh|tengah|pertiga|perempat))$/;
const SAYING = /^(?:lebih|kurang|berbeda|\d.*)$/;
