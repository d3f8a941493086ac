import type { TfIdfResponse } from '@lqc/contracts';

/** Contacts who say a word, of those with a narrative, in both quarters. */
export interface WordShare {
  readonly word: string;
  readonly now: number;
  /** Null when the analysis has no quarter before, or none of its contacts has a narrative. */
  readonly before: number | null;
  /** Only where the shares of both quarters differ beyond chance. */
  readonly told: 'more' | 'fewer' | null;
}

/** How many words are shown, those that can be told apart first, then those that most contacts say. */
export const WORDS_SHOWN = 14;

/** The words of a quarter in reading order. */
export function wordShares({ top_words: words, against }: TfIdfResponse): WordShare[] {
  const said: WordShare[] = words.map(({ word, documents, against: before, told }) => ({
    word,
    now: documents,
    before: before ?? null,
    told: told ?? null,
  }));
  const gone: WordShare[] = (against?.gone ?? []).map(({ word, documents }) => ({
    word,
    now: 0,
    before: documents,
    told: 'fewer',
  }));
  return [...said, ...gone]
    .toSorted((a, b) => Number(b.told !== null) - Number(a.told !== null) || b.now - a.now)
    .slice(0, WORDS_SHOWN);
}
