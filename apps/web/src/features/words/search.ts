import type { IndicatorKey, QuarterRole, WordsMode } from '@lqc/contracts';
import { cardText, parseCards, type WordsCard } from './card';

/** The word whose sentences are shown, with the indicator and quarter of its card. */
export interface OpenWord {
  readonly word: string;
  readonly indicator: IndicatorKey;
  readonly quarter: QuarterRole;
  readonly mode: WordsMode;
}

const WORD_MAX_LENGTH = 100;

export const openWordText = ({ indicator, quarter, mode }: Omit<OpenWord, 'word'>) =>
  cardText({ kind: 'cloud', indicator, quarter, top: null, compared: false, mode });

/** Parses the open word in an address; null when there is none or it is invalid. */
export function parseOpenWord(word: unknown, of: unknown): OpenWord | null {
  const [card]: WordsCard[] = parseCards(of);
  if (typeof word !== 'string' || !word.trim() || word.length > WORD_MAX_LENGTH || !card)
    return null;
  return { word, indicator: card.indicator, quarter: card.quarter, mode: card.mode };
}
