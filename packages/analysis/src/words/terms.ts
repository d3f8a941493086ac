import { sentences } from '@lqc/language';
import { withPairs } from './pairs.js';
import { rawTokens } from './tokens.js';

/** The terms of a text in their order: its words without stop words, pairs that belong together as one. */
export const termsOf = (
  text: string,
  {
    pairs,
    stopWords,
  }: { readonly pairs: ReadonlySet<string>; readonly stopWords: ReadonlySet<string> },
): string[] =>
  sentences(text)
    .flatMap((sentence) => withPairs(rawTokens(sentence), pairs))
    .filter((term) => !stopWords.has(term));
