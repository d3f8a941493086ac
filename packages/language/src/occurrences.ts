import type { SearchTerm } from '@lqc/contracts';

/** A position in a text: start and end, in UTF-16 units. */
export type Mark = [start: number, end: number];

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** An occurrence of a term: indices of its first and last word in the list of the text's words. */
export interface Occurrence {
  readonly first: number;
  readonly last: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case with their positions in UTF-16 units. */
export const wordSpans = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** All occurrences of the terms among a text's words. */
export function occurrencesIn(words: readonly Word[], terms: readonly SearchTerm[]): Occurrence[] {
  return terms.flatMap((term) => {
    const length = term.words.length;
    const fits = (at: number) =>
      term.words.every((word, offset) => {
        const { word: written } = words[at + offset]!;
        if (offset < length - 1) return word === written;
        return term.isPrefix ? written.startsWith(word) : term.forms.has(written);
      });
    return words
      .slice(0, Math.max(0, words.length - length + 1))
      .flatMap((_word, first) => (fits(first) ? [{ first, last: first + length - 1 }] : []));
  });
}

/** The positions of occurrences in the text, in order; overlapping ones are joined. */
export function marksOf(words: readonly Word[], found: readonly Occurrence[]): Mark[] {
  const marks = found.map(({ first, last }): Mark => [words[first]!.start, words[last]!.end]);
  const apart: Mark[] = [];
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    const before = apart.at(-1);
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
