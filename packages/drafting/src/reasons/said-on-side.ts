import { stopWordsFor } from '@lqc/analysis';
import type { ClaimSheet, Said } from '@lqc/claims';
import { hasScale, type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { leadDirection, type LeadDirection, sentences } from '@lqc/language';
import { ownWords } from './own-words.js';
import { isReason, reasonsIn } from './reason-words.js';

/** The narratives, and which contacts may be quoted. */
export interface Voices {
  readonly claims: ClaimSheet;
  /** Whether these words may be told as one contact's. */
  mayQuote(said: Said): boolean;
}

/** A side of neutral. */
export type Side = 'above' | 'below';

const SIGNS = { above: 1, below: -1 } as const;

/**
 * What contacts on a side of neutral said of an indicator, those with the furthest score first; of a question
 * without scores those whose words lead that way.
 */
export function saidOnSide(
  { claims }: Pick<Voices, 'claims'>,
  key: IndicatorKey,
  side: Side,
): Said[] {
  const isScored = hasScale(key);
  const distance = ({ score, narrative }: Said) => {
    if (!isScored) return (leadDirection(narrative, key) ?? 0) * SIGNS[side];
    return score === null ? 0 : (score - LIKERT_SCALE.neutral) * SIGNS[side];
  };
  return claims.said
    .filter((said) => said.key === key && distance(said) > 0)
    .toSorted((a, b) => distance(b) - distance(a));
}

/** The reasons, word by word, that a narrative gives in sentences which tell its side's movement. */
export const reasonsOf = (said: Said, side: Side): readonly string[][] =>
  sentencesOf(said)
    .filter(({ direction }) => direction === SIGNS[side])
    .flatMap(({ reasons }) => reasons);

/** The sentences of a narrative, but for those that tell the other side's movement. */
export const notAgainst = (said: Said, side: Side): string[] =>
  sentencesOf(said)
    .filter(({ direction }) => direction !== SIGNS[OPPOSITE[side]])
    .map(({ text }) => text);

/** A sentence of a narrative, which way it leads, and its reasons word by word. */
interface LeadingSentence {
  readonly text: string;
  readonly direction: LeadDirection;
  readonly reasons: readonly string[][];
}

/** Read once, since each section of a report asks the same contacts for both sides. */
const known = new WeakMap<Said, readonly LeadingSentence[]>();

function sentencesOf(said: Said): readonly LeadingSentence[] {
  const { key, narrative } = said;
  const read =
    known.get(said) ??
    sentences(narrative).map((text) => {
      const own = ownWords(text);
      const direction = key && leadDirection(own, key);
      return { text, direction, reasons: direction ? reasonsIn(own) : [] };
    });
  known.set(said, read);
  return read;
}

/** Tells whether words give a reason for an indicator's movement by themselves. */
export function tellsWhy(key: IndicatorKey): (words: readonly string[]) => boolean {
  const stopWords = stopWordsFor(key);
  return (words) => isReason(words, stopWords);
}

export const OPPOSITE = { above: 'below', below: 'above' } as const satisfies Record<Side, Side>;
