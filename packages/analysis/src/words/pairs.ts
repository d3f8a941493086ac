import { CRITICAL_G2, logLikelihood } from '@lqc/statistics';
import { NEGATIONS, sentences } from '@lqc/language';
import { DIRECTION_WORDS } from './stop-words.js';
import { wordRuns } from './tokens.js';

/** Pairs of words that are always one term, however rare. */
const KNOWN_PAIRS = ['suku bunga', 'nilai tukar', 'bahan baku', 'daya beli', 'bahan bakar'];
const FEWEST = 3;
/**
 * At least this share of the rarer word's occurrences must be in the pair, so that "harga naik" is no term.
 */
const SHARE_OF_RARER = 0.5;

/**
 * Pairs of words that belong together in these texts: side by side at least three times, more
 * often than chance would put them there (Dunning's G² > 10.83), and in at least half of all places where the
 * rarer of both stands. Stop words and words of direction make no pair.
 */
export function keyPairs(
  texts: readonly string[],
  stopWords: ReadonlySet<string>,
): ReadonlySet<string> {
  const single = new Map<string, number>();
  const double = new Map<string, number>();
  let total = 0;
  const add = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  const isTerm = (word: string) => !stopWords.has(word) && !DIRECTION_WORDS.has(word);
  for (const run of texts.flatMap(sentences).flatMap(wordRuns)) {
    total += run.length;
    for (const word of run) add(single, word);
    for (const pair of sideBySide(run)) if (pair.split(' ').every(isTerm)) add(double, pair);
  }
  const pairs = new Set<string>(KNOWN_PAIRS);
  for (const [pair, both] of double) {
    if (both < FEWEST) continue;
    const [first = 0, second = 0] = pair.split(' ').map((word) => single.get(word)!);
    if (both < SHARE_OF_RARER * Math.min(first, second)) continue;
    const behind = { contacts: both, of: first };
    const elsewhere = { contacts: second - both, of: total - first };
    if ((logLikelihood(behind, elsewhere) ?? 0) > CRITICAL_G2) pairs.add(pair);
  }
  return pairs;
}

/** Each two words of a run that follow each other. */
export const sideBySide = (run: readonly string[]): string[] =>
  run.slice(1).map((word, at) => `${run[at]} ${word}`);

/** The words of a run with its pairs as one word each; who says "tidak naik" does not say "naik". */
export function withPairs(words: readonly string[], pairs: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = `${words[at]} ${words[at + 1]}`;
    if (pairs.has(pair) || (NEGATIONS.has(words[at]!) && at + 1 < words.length)) {
      joined.push(pair);
      at++;
    } else joined.push(words[at]!);
  }
  return joined;
}
