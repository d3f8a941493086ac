import { sentences } from '@lqc/language';
import { sideBySide, withPairs } from './pairs.js';
import { wordRuns } from './tokens.js';

/** The terms of a text in their order: pairs that belong together as one, the other words without stop words. */
export const termsOf = (
  text: string,
  {
    pairs,
    stopWords,
  }: { readonly pairs: ReadonlySet<string>; readonly stopWords: ReadonlySet<string> },
): string[] =>
  sentences(text)
    .flatMap(wordRuns)
    .flatMap((run) => withPairs(run, pairs))
    .filter((term) => !isStopTerm(term, stopWords));

/** Whether a word, or each word of a pair, is a stop word. */
export const isStopTerm = (term: string, stopWords: ReadonlySet<string>): boolean =>
  term.split(' ').every((word) => stopWords.has(word));

/** All that a text says: its words, also those of pairs, and any two that stand side by side. */
export const saidWords = (text: string): ReadonlySet<string> =>
  new Set(
    sentences(text)
      .flatMap(wordRuns)
      .flatMap((run) => [...run, ...sideBySide(run)]),
  );
