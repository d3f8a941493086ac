import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import type { Said } from '@lqc/claims';
import { sentences } from '@lqc/language';
import { contentWords } from '../../evidence/content-words.js';
import type { Telling } from './telling.js';

/** A sentence that gives a reason has one of these. */
const REASON =
  /\b(?:karena|akibat|disebabkan|didorong|dipengaruhi|seiring|sejalan|dipicu|ditopang)\b/i;
const LONGEST_QUOTE = 240;
/** Two reasons that share so many telling words are one. */
const SHARED_WORDS = 2;

/**
 * Reasons word for word: of the contacts whose answers lie furthest from neutral, one on each side,
 * and where nobody gave a score those that say most. Nobody is named: one firm would show.
 */
export function reasons(telling: Telling, key: IndicatorKey, sector: string | null): string {
  const own = telling.sheet.claims.said.filter((one) => one.key === key);
  const above = quoteOfSide(telling, key, 'above');
  const below = quoteOfSide(telling, key, 'below');
  const neither =
    above || below
      ? null
      : (quotesOf(own.toSorted((a, b) => b.narrative.length - a.narrative.length))[0] ?? null);
  const where = sector === null ? '' : ` pada lapangan usaha ${sector}`;
  return [
    above &&
      telling.say(
        `Salah satu kontak${where} yang menjawab di atas netral menyampaikan: “${above}”`,
        `Kenaikan disampaikan antara lain oleh salah satu kontak: “${above}”`,
        `Salah satu kontak menyampaikan: “${above}”`,
      ),
    below &&
      telling.say(
        `Sebaliknya, salah satu kontak${where} yang menjawab di bawah netral menyampaikan: “${below}”`,
        `Salah satu kontak yang menjawab di bawah netral menyampaikan: “${below}”`,
        `Salah satu kontak menyampaikan: “${below}”`,
      ),
    neither && telling.say(`Salah satu kontak menyampaikan: “${neither}”`),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The reason that is given by who answered furthest from neutral on a side, word for word. */
function quoteOfSide(telling: Telling, key: IndicatorKey, side: 'above' | 'below'): string | null {
  return quotesOf(furthestFirst(telling, key, side))[0] ?? null;
}

/**
 * The reason that most contacts of a side share, in the words of one of them: the sentence whose
 * telling words stand in most of the others'; of equals the one furthest from neutral.
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

function furthestFirst({ sheet }: Telling, key: IndicatorKey, side: 'above' | 'below'): Said[] {
  const sign = side === 'above' ? 1 : -1;
  const from = ({ score }: Said) => (score === null ? 0 : (score - LIKERT_SCALE.neutral) * sign);
  return sheet.claims.said
    .filter((one) => one.key === key && from(one) > 0)
    .toSorted((a, b) => from(b) - from(a));
}

/** Of each narrative the first sentence that gives a reason. */
function quotesOf(said: readonly Said[]): string[] {
  return said.flatMap(
    ({ narrative }) =>
      sentences(narrative).find(
        (one) => REASON.test(one) && one.length <= LONGEST_QUOTE && !/[“”"]/.test(one),
      ) ?? [],
  );
}
