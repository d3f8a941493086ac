import { sentences, wordsPattern } from '@lqc/language';

/** A sentence that contains a word. */
export interface KeywordSentence {
  /** Index of the narrative, from 0. */
  readonly narrative: number;
  readonly sentence: string;
  /** Start and end of each occurrence in the sentence, in UTF-16 code units. */
  readonly matches: [number, number][];
}

/**
 * The sentences that contain one of the words, in the narratives' order. Only whole words count, delimited as by
 * `rawTokens`, without regard to case; words of a pair with any white space between them.
 */
export function keywordInContext(
  narratives: readonly string[],
  ...words: readonly string[]
): KeywordSentence[] {
  const wanted = words.map((word) => wordsPattern(word.toLowerCase())).join('|');
  const whole = new RegExp(`(?<![a-z])(?:${wanted})(?![a-z])`, 'gi');
  return narratives.flatMap((text, narrative) =>
    sentences(text).flatMap((sentence) => {
      const matches = [...sentence.matchAll(whole)].map(({ 0: match, index }): [number, number] => [
        index,
        index + match.length,
      ]);
      return matches.length > 0 ? [{ narrative, sentence, matches }] : [];
    }),
  );
}
