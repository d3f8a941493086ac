import { asSentence, capital, labelOf } from '../../prose/sentence.js';
import { type IndicatorKey, INDICATOR_KEYS } from '@lqc/contracts';
import { SIDE_WORDS } from '@lqc/phrases';
import { countedReason, furtherReason, movementOf, reasonsGiven } from '../../wordings/reasons.js';
import { commonReasons, reasonOfOne } from '../../reasons/common-reasons.js';
import { quotesAbout, quotesOnSide, said, saidFor } from '../../reasons/quotes.js';
import { OPPOSITE, type Side } from '../../reasons/said-on-side.js';
import type { Telling } from '../../wordings/telling.js';

/** How many are quoted who gave no score. */
const WITHOUT_SIDE = 3;

interface Manner {
  /** Reasons of several alone, without those that one contact gives. */
  readonly isOfSeveral?: boolean;
  /** Without an example for what several give. */
  readonly isBrief?: boolean;
  /** Leaves out how many give it, since after other indicators the number would be read as theirs. */
  readonly isUncounted?: boolean;
}

interface Order extends Manner {
  /** The side whose reasons come first when both have some. */
  readonly first: Side;
}

/**
 * Reasons from both sides of neutral: those that several contacts give, with an example that has a figure;
 * else, on the side that comes first, the reason of the contact furthest from neutral. For answers without
 * scores, sentences from the longest narratives. Contacts are not named, and no side refers to the other:
 * either may be withheld, which would leave one contact's reason alone against the text.
 */
export function reasons(telling: Telling, key: IndicatorKey, { first, ...manner }: Order): string {
  const sides = [
    reasonsOfSide({ ...manner, telling, key, side: first }),
    // Only the first side gets an example, the one that the text is about.
    reasonsOfSide({
      ...manner,
      telling,
      key,
      side: OPPOSITE[first],
      isBrief: true,
      isOfSeveral: true,
    }),
  ];
  const told = sides.filter(Boolean).join(' ');
  return told || manner.isOfSeveral ? told : withoutSides(telling, key);
}

interface OfSide extends Manner {
  readonly telling: Telling;
  readonly key: IndicatorKey;
  readonly side: Side;
}

/** Reasons from one side of neutral; empty where nobody there gives one. */
export function reasonsOfSide(side: OfSide): string {
  const { telling, key, isOfSeveral = false, isBrief = false } = side;
  const several = reasonsOfSeveral(side);
  if (isOfSeveral) return several;
  const quotes = quotesOnSide(telling, key, side.side);
  if (several) {
    const last = commonReasons(telling, key, side.side).findLast(({ words }) =>
      several.includes(words),
    );
    // Behind a reason an example of another one reads as if it were this one's.
    const example = quotes.find(
      (quote) => /\d/.test(quote) && last !== undefined && quote.includes(last.words),
    );
    return [several, example && !isBrief && telling.say(...saidFor(example))]
      .filter(Boolean)
      .join(' ');
  }
  const phrase = reasonOfOne(telling, key, side.side);
  return (
    (phrase && telling.say(...ofOne(side, phrase))) || (quotes[0] ? voice(side, quotes[0]) : '')
  );
}

const ofOne = ({ key, side }: OfSide, phrase: string) =>
  reasonsGiven('salah satu kontak', movementOf(key, side), [phrase]).map(asSentence);

/** How many give the reason that most share, and how many another; where that cannot be counted, that several do. */
function reasonsOfSeveral({ telling, key, side, isBrief, isUncounted }: OfSide): string {
  const common = commonReasons(telling, key, side);
  const [lead, next] = common;
  if (!lead) return '';
  const place = placeOf(key, side);
  const movement = movementOf(key, side);
  const counted =
    !isUncounted && telling.sayAt(place, countedReason(movement, lead).map(asSentence));
  if (!counted) {
    const words = common.map((one) => one.words);
    return telling.sayAt(place, reasonsGiven('beberapa kontak', movement, words).map(asSentence));
  }
  const further = next && !isBrief ? furtherReason(next).map(asSentence) : [];
  const behind = further.length > 0 && telling.sayBehind(counted, place, further);
  return [counted, behind].filter(Boolean).join(' ');
}

/** Neighbouring indicators and the two sides of each are worded differently. */
const placeOf = (key: IndicatorKey, side: Side): number =>
  INDICATOR_KEYS.indexOf(key) + (side === 'above' ? 0 : INDICATOR_KEYS.length);

/** What one contact on a side said. */
function voice({ telling, key, side }: OfSide, quote: string): string {
  const about = telling.claims.indicator === key ? '' : `Mengenai ${labelOf(key)}`;
  const opened = (one: string) => capital(about ? `${about}, ${one}` : one);
  const who = `yang menjawab ${SIDE_WORDS[side]}`;
  return (
    telling.say(
      opened(`salah satu kontak ${who} ${said(quote)}`),
      opened(`dari kontak ${who}, salah satunya ${said(quote)}`),
    ) ||
    telling.say(
      ...['menyampaikan', 'menyebutkan', 'menyatakan'].map((says) =>
        opened(`salah satu kontak ${said(quote, says)}`),
      ),
    )
  );
}

/** What contacts without a score said. */
const withoutSides = (telling: Telling, key: IndicatorKey): string =>
  quotesAbout(telling, key)
    .slice(0, WITHOUT_SIDE)
    .map((quote, at) =>
      telling.say(`${at === 0 ? 'Salah satu kontak' : 'Kontak lain'} ${said(quote)}`),
    )
    .filter(Boolean)
    .join(' ');
