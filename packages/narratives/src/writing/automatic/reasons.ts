import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import type { Said } from '@lqc/claims';
import { sentences } from '@lqc/language';
import { contentWords } from '../../evidence/content-words.js';
import type { Telling } from './telling.js';

/** Words by which a sentence that gives a reason is recognised. */
const REASON =
  /\b(?:karena|akibat|disebabkan|didorong|dipengaruhi|seiring|sejalan|dipicu|ditopang)\b/i;
const LONGEST_QUOTE = 240;
/** Two reasons that share this many content words count as the same. */
const SHARED_WORDS = 2;

/**
 * Sentences that quote reasons word for word: one from each side of neutral, by the contact whose
 * score is furthest from it; without scores the longest narrative's. Contacts are not named.
 */
export function reasons(telling: Telling, key: IndicatorKey): string {
  const ofIndicator = telling.sheet.claims.said.filter((said) => said.key === key);
  const above = quoteOfSide(telling, key, 'above');
  const below = quoteOfSide(telling, key, 'below');
  const neither =
    above || below
      ? null
      : (quotesOf(ofIndicator.toSorted((a, b) => b.narrative.length - a.narrative.length))[0] ??
        null);
  return [
    above &&
      (telling.say(
        `Salah satu kontak yang menjawab di atas netral menyampaikan: “${above}”`,
        `Dari kontak yang menjawab di atas netral, salah satunya menyampaikan: “${above}”`,
      ) ||
        telling.say(`Salah satu kontak menyampaikan: “${above}”`)),
    below &&
      (telling.say(
        `${above ? 'Sebaliknya, salah' : 'Salah'} satu kontak yang menjawab di bawah netral menyampaikan: “${below}”`,
        `${above ? 'Di sisi lain, salah' : 'Salah'} satu kontak yang menjawab di bawah netral menyampaikan: “${below}”`,
      ) ||
        telling.say(
          `${above ? 'Kontak lain' : 'Salah satu kontak'} menyampaikan: “${below}”`,
          `Salah satu kontak menyampaikan: “${below}”`,
        )),
    neither && telling.say(`Salah satu kontak menyampaikan: “${neither}”`),
  ]
    .filter(Boolean)
    .join(' ');
}

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
      sentences(narrative).find(
        (sentence) =>
          REASON.test(sentence) && sentence.length <= LONGEST_QUOTE && !/[“”"]/.test(sentence),
      ) ?? [],
  );
}
