import { literalPattern, sentences } from '@lqc/language';

/** A sentence that holds a word. */
export interface KeywordSentence {
  /** Which of the narratives. */
  readonly narrative: number;
  readonly sentence: string;
  /** Start and end of each place in the sentence, in UTF-16 units. */
  readonly matches: [number, number][];
}

/**
 * The sentences that hold a word, in the narratives' order: whole words, without regard to case,
 * bounded as `rawTokens` bounds them.
 */
export function keywordInContext(narratives: readonly string[], word: string): KeywordSentence[] {
  const wanted = word.toLowerCase();
  const whole = new RegExp(`(?<![a-z])${literalPattern(wanted)}(?![a-z])`, 'gi');
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
