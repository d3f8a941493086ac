import type { IndicatorKey } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { SIDE_WORDS } from '../../wordings/answers.js';
import { labelOf } from '../../wordings/in-words.js';
import { asSentence, capital } from '../../wordings/wordings-of.js';
import { commonReasons, reasonOfOne } from './common-reasons.js';
import { quotesAbout, quotesOnSide, said } from './quotes.js';
import type { Side } from './said-on-side.js';
import type { Telling } from './telling.js';

/** How many are quoted who gave no score. */
const WITHOUT_SIDE = 2;
const OPPOSITE = { above: 'below', below: 'above' } as const;
const OTHER_SIDE = ['Sebaliknya', 'Di sisi lain'] as const;
const MOVEMENTS = { above: 'kenaikan', below: 'penurunan' } as const;

interface Order {
  /** Whose reasons come first where both sides have some. */
  readonly first: Side;
  /** Reasons alone, without a sentence of somebody word for word. */
  readonly isBrief: boolean;
}

/**
 * Reasons from each side of neutral: those that several contacts give, with the words of one of them;
 * else what the one says whose score is furthest from neutral. Of answers without scores the sentences
 * of the longest narratives. Contacts are not named.
 */
export function reasons(telling: Telling, key: IndicatorKey, { first, isBrief }: Order): string {
  const [one, other] = [first, OPPOSITE[first]].map((side) => ({ telling, key, side, isBrief }));
  const told = reasonsOfSide({ ...one!, opening: '' });
  const turned = told ? OTHER_SIDE[telling.turn % OTHER_SIDE.length]! : '';
  return (
    [told, reasonsOfSide({ ...other!, opening: turned })].filter(Boolean).join(' ') ||
    withoutSides(telling, key)
  );
}

interface OfSide {
  readonly telling: Telling;
  readonly key: IndicatorKey;
  readonly side: Side;
  readonly isBrief: boolean;
  /** What it begins with, such as "Sebaliknya". */
  readonly opening: string;
}

/** Reasons from one side of neutral; empty where nobody there gives one. */
export function reasonsOfSide({ telling, key, side, isBrief, opening }: OfSide): string {
  const phrases = commonReasons(telling, key, side);
  const movement = `${MOVEMENTS[side]} ${labelOf(key)}`;
  const quotes = quotesOnSide(telling, key, side);
  const opened = (clause: string) => asSentence(opening ? `${opening}, ${clause}` : clause);
  const several =
    phrases.length > 0 &&
    telling.say(
      opened(`beberapa kontak mengaitkan ${movement} dengan ${listed(phrases)}`),
      opened(
        `alasan ${movement} yang disampaikan beberapa kontak ${phrases.length > 1 ? 'antara lain' : 'adalah'} ${listed(phrases)}`,
      ),
    );
  if (several) {
    const example = quotes.find((quote) => phrases.some((phrase) => quote.includes(phrase)));
    // Beside a single reason it would say the same again.
    const isMore = !isBrief && phrases.length > 1 && example !== undefined;
    return [several, isMore && telling.say(`Misalnya, salah satu kontak ${said(example)}`)]
      .filter(Boolean)
      .join(' ');
  }
  const phrase = reasonOfOne(telling, key, side);
  const alone = phrase
    ? telling.say(
        opened(`salah satu kontak mengaitkan ${movement} dengan ${phrase}`),
        opened(`alasan ${movement} yang disampaikan salah satu kontak adalah ${phrase}`),
      )
    : '';
  const quoted = quotes[0] ? voice({ telling, key, side, opening }, quotes[0]) : '';
  return isBrief ? alone || quoted : quoted || alone;
}

/** What one of those said who answered on a side. */
function voice({ telling, key, side, opening }: Omit<OfSide, 'isBrief'>, quote: string): string {
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
