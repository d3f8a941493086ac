import type { SearchQuery, SearchTerm } from '@lqc/contracts';

type Mark = [start: number, end: number];

const WORD = /[\p{L}\p{N}]+/gu;

/** The matches within a narrative, in order and without overlaps, as UTF-16 offsets. */
export function marksOf(narrative: string, { groups }: SearchQuery): Mark[] {
  const words = [...narrative.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const found: Mark[] = [];
  for (const term of groups.flat())
    for (let at = 0; at + term.words.length <= words.length; at++)
      if (term.words.every((_, offset) => fits(words[at + offset]!.word, term, offset)))
        found.push([words[at]!.start, words[at + term.words.length - 1]!.end]);
  return merged(found.toSorted(([a], [b]) => a - b));
}

const fits = (word: string, { words, forms }: SearchTerm, offset: number) =>
  offset === words.length - 1 ? forms.has(word) : word === words[offset];

function merged(marks: readonly Mark[]): Mark[] {
  const apart: Mark[] = [];
  for (const [start, end] of marks) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([start, end]);
  }
  return apart;
}
