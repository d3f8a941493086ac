import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import type { Said } from '@lqc/claims';
import { sentences } from '@lqc/language';
import type { Telling } from './telling.js';

/** A sentence that gives a reason has one of these. */
const REASON =
  /\b(?:karena|akibat|disebabkan|didorong|dipengaruhi|seiring|sejalan|dipicu|ditopang)\b/i;
const LONGEST_QUOTE = 240;

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
      : quoteOf(own.toSorted((a, b) => b.narrative.length - a.narrative.length));
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
export function quoteOfSide(
  telling: Telling,
  key: IndicatorKey,
  side: 'above' | 'below',
): string | null {
  const sign = side === 'above' ? 1 : -1;
  const said = telling.sheet.claims.said.filter((one) => one.key === key);
  const from = ({ score }: Said) => (score === null ? 0 : (score - LIKERT_SCALE.neutral) * sign);
  return quoteOf(said.filter((one) => from(one) > 0).toSorted((a, b) => from(b) - from(a)));
}

/** The first sentence of theirs that gives a reason. */
function quoteOf(said: readonly Said[]): string | null {
  for (const { narrative } of said) {
    const quote = sentences(narrative).find(
      (one) => REASON.test(one) && one.length <= LONGEST_QUOTE && !/[“”"]/.test(one),
    );
    if (quote) return quote;
  }
  return null;
}
