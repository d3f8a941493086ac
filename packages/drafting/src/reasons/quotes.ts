import type { Said } from '@lqc/claims';
import type { IndicatorKey } from '@lqc/contracts';
import { sentences } from '@lqc/language';
import { contentWords } from '../evidence/content-words.js';
import { ownWords } from './own-words.js';
import { BEGINS_A_REASON, showsWhoSaidIt } from './reason-words.js';
import { saidOnSide, type Side, type Voices } from './said-on-side.js';

const LONGEST_QUOTE = 240;
/** Two reasons that share this many content words count as the same. */
const SHARED_WORDS = 2;

/**
 * A quote with its verb of saying. A part of a sentence is quoted as a clause: a note often begins with
 * "Kontak menyampaikan", which would be said twice.
 */
export const said = (quote: string, says = 'menyampaikan'): string =>
  /^\p{Ll}/u.test(quote) ? `${says} bahwa “${quote.replace(/\.$/, '')}”.` : `${says}, “${quote}”`;

const SAYS = ['menyampaikan', 'menjelaskan', 'menyebutkan', 'menyatakan', 'menuturkan'];

/** A quote as an example of what several give as the reason. */
export const saidFor = (quote: string): string[] =>
  ['Misalnya, salah satu kontak', 'Salah satu kontak'].flatMap((who) =>
    SAYS.map((says) => `${who} ${said(quote, says)}`),
  );

/** Quotes with a reason of those on a side of neutral, the furthest from it first. */
export const quotesOnSide = (all: Voices, key: IndicatorKey, side: Side): string[] =>
  quotesOf(all, saidOnSide(all, key, side));

/** Quotes with a reason about an indicator, whatever was answered, those of the longest narratives first. */
export const quotesAbout = (all: Voices, key: IndicatorKey): string[] => [
  ...new Set(
    quotesOf(
      all,
      all.claims.said
        .filter((one) => one.key === key)
        .toSorted((a, b) => b.narrative.length - a.narrative.length),
    ),
  ),
];

/**
 * The most common reason among the contacts on a side of neutral, in the words of one of them: the
 * sentence that shares content words with most others; of equals the one furthest from neutral.
 */
export function sharedQuote(all: Voices, key: IndicatorKey, side: Side): string | null {
  const quotes = quotesOnSide(all, key, side).map((quote) => ({
    quote,
    words: contentWords(quote),
  }));
  const shared = (words: ReadonlySet<string>) =>
    quotes.filter(
      (other) => [...words].filter((word) => other.words.has(word)).length >= SHARED_WORDS,
    ).length;
  return quotes.toSorted((a, b) => shared(b.words) - shared(a.words))[0]?.quote ?? null;
}

/**
 * The first sentence of each narrative that gives a reason, is short enough to quote and points at no
 * firm: it names nobody, no place and no goods, and its contact may be quoted.
 */
const quotesOf = (all: Voices, voices: readonly Said[]): string[] =>
  voices
    .filter((one) => all.mayQuote(one))
    .flatMap(
      ({ narrative }) =>
        sentences(narrative)
          .map(ownWords)
          .find(
            (sentence) =>
              BEGINS_A_REASON.test(sentence) &&
              sentence.length <= LONGEST_QUOTE &&
              !/[“”"]/.test(sentence) &&
              !showsWhoSaidIt(sentence),
          ) ?? [],
    );
