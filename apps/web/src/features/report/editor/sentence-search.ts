import {
  type ReadySentence,
  type ReadySentences,
  type RefusedSentence,
  wordsOf,
} from '@lqc/contracts';
import { copy } from '../copy';

/** A ready sentence, or one that the data do not let be said, as a line of the menu. */
export type SentenceChoice =
  | { readonly is: 'ready'; readonly sentence: ReadySentence }
  | {
      readonly is: 'refused';
      readonly refused: RefusedSentence;
      /** What can be said instead. */
      readonly instead: ReadySentence | null;
    };

/** A longer list would not be read; typing another letter shortens it. */
const MOST_READY = 40;
const MOST_REFUSED = 3;

/**
 * The ready sentences that match the letters after the slash: each typed word begins a word of the sentence
 * or of its kind. Refused ones come last.
 */
export function choicesFor(
  { sentences, refused }: Pick<ReadySentences, 'sentences' | 'refused'>,
  query: string,
): SentenceChoice[] {
  const wanted = wordsOf(query);
  const isMeant = (kind: ReadySentence['kind'], text: string) => {
    const words = wordsOf(`${copy.insert.kinds[kind]} ${text}`);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  return [
    ...sentences
      .filter(({ kind, texts }) => isMeant(kind, texts.join(' ')))
      .slice(0, MOST_READY)
      .map((sentence) => ({ is: 'ready', sentence }) as const),
    ...refused
      .filter(({ kind, text }) => isMeant(kind, text))
      .slice(0, MOST_REFUSED)
      .map((one) => {
        const instead = one.instead === null ? null : (sentences[one.instead] ?? null);
        return { is: 'refused', refused: one, instead } as const;
      }),
  ];
}
