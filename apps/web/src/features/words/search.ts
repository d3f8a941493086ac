import type { IndicatorKey, QuarterRole, WordsMode } from '@lqc/contracts';
import { cardText, parseCards, type WordsCard } from './card';

/** The word whose sentences are open, and whose words it is one of. */
export interface OpenWord {
  readonly word: string;
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  readonly mode: WordsMode;
}

const WORD_MAX_LENGTH = 100;

export const openWordText = ({ indicator, quarter, mode }: Omit<OpenWord, 'word'>) =>
  cardText({ kind: 'cloud', indicator, quarter, top: null, compared: false, mode });

/** Reads the open word of an address, or null. */
export function parseOpenWord(word: unknown, of: unknown): OpenWord | null {
  const [card]: WordsCard[] = parseCards(of);
  if (typeof word !== 'string' || !word.trim() || word.length > WORD_MAX_LENGTH || !card)
    return null;
  return { word, indicator: card.indicator, quarter: card.quarter, mode: card.mode };
}
