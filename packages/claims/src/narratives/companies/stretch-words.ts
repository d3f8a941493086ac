import { type Token } from '@lqc/language';
import type { IndicatorKey } from '@lqc/contracts';
import { type Item, means } from '../../items/item.js';
import { tokensOfItems } from '../../items/tokens-of-items.js';
import { interestsIn, type Rate, type RateBase, ratesIn } from '../matching/rates.js';
import { baseOf } from '../matching/given-rates.js';
import { reasonGiven } from '../matching/given-reasons.js';
import type { Interest } from '../matching/interest.js';
import { type AskedWords, askedIn, toldIn } from '../matching/own-stretch.js';
import { plainWording } from '../matching/plain-wording.js';
import { placesIn } from '../matching/sources.js';
import type { Stretch } from '../matching/support.js';
import { placedApart } from './placed-apart.js';

/** What the words of a stretch say, independent of the company. */
export interface StretchWords {
  readonly asked: AskedWords;
  readonly told: Stretch;
  readonly tokens: readonly Token[];
  /** The same in plain wording. */
  readonly plain: readonly Token[];
  readonly rates: readonly Rate[];
  readonly interests: readonly Interest[];
  /** What it holds a rate against. */
  readonly base: RateBase | null;
  /** The stems of its reason. */
  readonly given: readonly string[];
  readonly places: ReadonlySet<string>;
  /** The statement itself, then where the change was felt most. */
  readonly apart: readonly (readonly Item[])[];
}

/** Cached, since a stretch may be compared with every contact. */
const known = new WeakMap<
  readonly Item[],
  { readonly keys: readonly IndicatorKey[] | null; readonly words: StretchWords }
>();

/** @param keys which indicators it can be about; null for any */
export function stretchWords(
  text: string,
  items: readonly Item[],
  keys: readonly IndicatorKey[] | null,
): StretchWords {
  const found = known.get(items);
  if (found?.keys === keys) return found.words;
  const asked = askedIn(text, { items, keys });
  const tokens = tokensOfItems(
    text,
    items.filter((item) => !means(item, 'company')),
  );
  const base = baseOf(items);
  const words = {
    asked,
    told: toldIn(asked),
    tokens,
    plain: plainWording(tokens),
    rates: ratesIn(tokens).map((rate) => ({ ...rate, base: rate.base ?? base })),
    interests: interestsIn(tokens),
    base,
    given: reasonGiven(text, items),
    places: placesIn(tokens),
    apart: placedApart(items),
  };
  known.set(items, { keys, words });
  return words;
}
