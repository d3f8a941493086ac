import type { IndicatorKey } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { SIDE_WORDS } from '../../wordings/answers.js';
import { labelOf } from '../../wordings/in-words.js';
import { movementsOf, reasonsGiven } from '../../wordings/reasons.js';
import { asSentence, capital } from '../../wordings/wordings-of.js';
import { commonReasons, reasonOfOne } from '../../reasons/common-reasons.js';
import { quotesAbout, quotesOnSide, said } from '../../reasons/quotes.js';
import { OPPOSITE, type Side } from '../../reasons/said-on-side.js';
import type { Telling } from '../../wordings/telling.js';

/** How many are quoted who gave no score. */
const WITHOUT_SIDE = 2;
const OTHER_SIDE = ['Sebaliknya', 'Di sisi lain'] as const;

interface Manner {
  /** Reasons of several alone, without those that one contact gives. */
  readonly isOfSeveral?: boolean;
  /** Without an example for what several give. */
  readonly isBrief?: boolean;
}

interface Order extends Manner {
  /** Whose reasons come first where both sides have some. */
  readonly first: Side;
}

/**
 * Reasons from each side of neutral: those that several contacts give, with an example that has a figure;
 * else what the one says whose score is furthest from neutral. Of answers without scores the sentences
 * of the longest narratives. Contacts are not named.
 */
export function reasons(telling: Telling, key: IndicatorKey, { first, ...manner }: Order): string {
  const one = reasonsOfSide({ ...manner, telling, key, side: first });
  const behind = one ? { behind: one } : {};
  const other = reasonsOfSide({
    ...manner,
    ...behind,
    telling,
    key,
    side: OPPOSITE[first],
    // An example belongs to what the text is about.
    isBrief: true,
  });
  const told = [one, other].filter(Boolean).join(' ');
  return told || manner.isOfSeveral ? told : withoutSides(telling, key);
}

interface OfSide extends Manner {
  readonly telling: Telling;
  readonly key: IndicatorKey;
  readonly side: Side;
  /** The other side's reasons, if they are told before. */
  readonly behind?: string;
}

/** Reasons from one side of neutral; empty where nobody there gives one. */
export function reasonsOfSide(side: OfSide): string {
  const { telling, key, behind, isOfSeveral = false, isBrief = false } = side;
  const common = commonReasons(telling, key, side.side);
  const several = linked(side, 'beberapa kontak', common);
  if (isOfSeveral) return several;
  const quotes = quotesOnSide(telling, key, side.side);
  if (several) {
    const example = quotes.find(
      (quote) => /\d/.test(quote) && common.some((phrase) => quote.includes(phrase)),
    );
    const told = example && !isBrief && telling.say(`Misalnya, salah satu kontak ${said(example)}`);
    return [several, told].filter(Boolean).join(' ');
  }
  const phrase = reasonOfOne(telling, key, side.side);
  return (
    linked(side, 'salah satu kontak', phrase ? [phrase] : []) ||
    (quotes[0] ? voice({ ...side, opening: behind ? turnOf(telling) : '' }, quotes[0]) : '')
  );
}

/** How the other side is turned to. */
const turnOf = (telling: Telling): string => OTHER_SIDE[telling.turn % OTHER_SIDE.length]!;

/** A movement with the reasons that are given for it; empty without any. */
function linked(
  { telling, key, side, behind }: OfSide,
  who: string,
  phrases: readonly string[],
): string {
  if (phrases.length === 0) return '';
  const movements = movementsOf(side, key);
  const opened = (clause: string) => asSentence(behind ? `${turnOf(telling)}, ${clause}` : clause);
  // The same reason for both ways is no slip of whoever tells it.
  const isShared = phrases.some((phrase) => behind?.includes(phrase));
  const wordings = isShared
    ? movements.map((movement) => `${who} justru mengaitkan ${movement} dengan ${listed(phrases)}`)
    : reasonsGiven(who, movements, phrases);
  return telling.say(...wordings.map(opened));
}

interface Quoted extends Pick<OfSide, 'telling' | 'key' | 'side'> {
  /** What it begins with, such as "Sebaliknya". */
  readonly opening: string;
}

/** What one of those said who answered on a side. */
function voice({ telling, key, side, opening }: Quoted, quote: string): string {
  const about = opening || telling.claims.indicator === key ? '' : `Mengenai ${labelOf(key)}`;
  const begin = opening || about;
  const opened = (one: string) => capital(begin ? `${begin}, ${one}` : one);
  const who = `yang menjawab ${SIDE_WORDS[side]}`;
  return (
    telling.say(
      opened(`salah satu kontak ${who} ${said(quote)}`),
      opened(`dari kontak ${who}, salah satunya ${said(quote)}`),
    ) || telling.say(opened(`${opening ? 'kontak lain' : 'salah satu kontak'} ${said(quote)}`))
  );
}

/** What those said who gave no score. */
const withoutSides = (telling: Telling, key: IndicatorKey): string =>
  quotesAbout(telling, key)
    .slice(0, WITHOUT_SIDE)
    .map((quote, at) =>
      telling.say(`${at === 0 ? 'Salah satu kontak' : 'Kontak lain'} ${said(quote)}`),
    )
    .filter(Boolean)
    .join(' ');
