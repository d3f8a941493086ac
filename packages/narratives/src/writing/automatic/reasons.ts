import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import type { Said } from '@lqc/claims';
import { sentences } from '@lqc/language';
import { contentWords } from '../../evidence/content-words.js';
import { labelOf } from '../../wordings/in-words.js';
import { capital } from '../../wordings/wordings-of.js';
import { ownWords } from '../../wordings/own-words.js';
import type { Telling } from './telling.js';

/** Words by which a sentence that gives a reason is recognised. */
const REASON =
  /\b(?:karena|akibat|disebabkan|didorong|dipengaruhi|seiring|sejalan|dipicu|ditopang)\b/i;
const LONGEST_QUOTE = 240;
/** How many are quoted who gave no score. */
const WITHOUT_SIDE = 2;
/** Two reasons that share this many content words count as the same. */
const SHARED_WORDS = 2;

/**
 * Sentences that quote reasons word for word: one from each side of neutral, by the contact whose
 * score is furthest from it; without scores those of the longest narratives. Contacts are not named.
 */
export function reasons(telling: Telling, key: IndicatorKey): string {
  const ofIndicator = telling.sheet.claims.said.filter((said) => said.key === key);
  const above = quoteOfSide(telling, key, 'above');
  const below = quoteOfSide(telling, key, 'below');
  const longest = ofIndicator.toSorted((a, b) => b.narrative.length - a.narrative.length);
  const neither = above || below ? [] : [...new Set(quotesOf(longest))].slice(0, WITHOUT_SIDE);
  const what = telling.claims.indicator === key ? '' : ` untuk ${labelOf(key)}`;
  return [
    above && voice(telling, '', `di atas netral${what}`, above),
    below &&
      voice(telling, above ? OTHER_SIDE[telling.turn % 2]! : '', `di bawah netral${what}`, below),
    ...neither.map((quote, at) =>
      telling.say(`${at === 0 ? 'Salah satu kontak' : 'Kontak lain'} ${said(quote)}`),
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

const OTHER_SIDE = ['Sebaliknya', 'Di sisi lain'] as const;

/** What one of those said who answered on a side; of the other side it begins with that. */
function voice(telling: Telling, opening: string, side: string, quote: string): string {
  const told = [
    `salah satu kontak yang menjawab ${side} ${said(quote)}`,
    `dari kontak yang menjawab ${side}, salah satunya ${said(quote)}`,
  ];
  const alone = `${opening ? 'kontak lain' : 'salah satu kontak'} ${said(quote)}`;
  const opened = (one: string) => capital(opening ? `${opening}, ${one}` : one);
  return telling.say(...told.map(opened)) || telling.say(opened(alone));
}

/**
 * A quote behind who said it. What begins within a sentence is told as a clause: a note often opens
 * with "Kontak menyampaikan", which would be said twice.
 */
export const said = (quote: string): string =>
  /^\p{Ll}/u.test(quote)
    ? `menyampaikan bahwa “${quote.replace(/\.$/, '')}”.`
    : `menyampaikan: “${quote}”`;

/** The reason of the contact whose score is furthest from neutral on a side, word for word. */
function quoteOfSide(telling: Telling, key: IndicatorKey, side: 'above' | 'below'): string | null {
  return quotesOf(furthestFirst(telling, key, side))[0] ?? null;
}

/**
 * The most common reason among the contacts on a side of neutral, in the words of one of them: the
 * sentence that shares content words with most others; of equals the one furthest from neutral.
 */
export function sharedReason(
  telling: Telling,
  key: IndicatorKey,
  side: 'above' | 'below',
): string | null {
  const quotes = quotesOf(furthestFirst(telling, key, side)).map((quote) => ({
    quote,
    words: contentWords(quote),
  }));
  const shared = (words: ReadonlySet<string>) =>
    quotes.filter(
      (other) => [...words].filter((word) => other.words.has(word)).length >= SHARED_WORDS,
    ).length;
  return quotes.toSorted((a, b) => shared(b.words) - shared(a.words))[0]?.quote ?? null;
}

/** The narratives of contacts on a side of neutral, those with the furthest score first. */
function furthestFirst({ sheet }: Telling, key: IndicatorKey, side: 'above' | 'below'): Said[] {
  const sign = side === 'above' ? 1 : -1;
  const distance = ({ score }: Said) =>
    score === null ? 0 : (score - LIKERT_SCALE.neutral) * sign;
  return sheet.claims.said
    .filter((said) => said.key === key && distance(said) > 0)
    .toSorted((a, b) => distance(b) - distance(a));
}

/** The first sentence of each narrative that gives a reason and is short enough to quote. */
function quotesOf(said: readonly Said[]): string[] {
  return said.flatMap(
    ({ narrative }) =>
      sentences(narrative)
        .map(ownWords)
        .find(
          (sentence) =>
            REASON.test(sentence) && sentence.length <= LONGEST_QUOTE && !/[“”"]/.test(sentence),
        ) ?? [],
  );
}
