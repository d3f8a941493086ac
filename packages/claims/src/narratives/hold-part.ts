import type { IndicatorKey } from '@lqc/contracts';
import { companyWayOf } from '@lqc/language';
import { PLAIN_WORDS } from '../language/plain-words.js';
import { stem } from '../language/stem.js';
import { type Token, tokensOf } from '../language/tokens.js';
import { isA, type Item } from '../reading/item.js';
import { isAsked } from './about.js';
import { isSameNegation } from './negation.js';
import { type Rate, type RateBase, ratesIn } from './rates.js';
import { distinctive, reasonsIn } from './reasons.js';
import { LESS_OR_MORE, placesIn, type Source, type Sources } from './sources.js';
import { ofIndicator, type Stretch, stretchOf, supportAmong, type Supported } from './support.js';
import { isTelling } from './telling.js';
import { wordsOf } from './words-of.js';

const PLACING = new Set(['di', 'wilayah', 'daerah']);

/** Right, wrong, or left open. */
export type Verdict = boolean | null;

/** A stretch about one company, with all that decides what it must be held against. */
export interface OwnStretch {
  readonly owner: string;
  readonly items: readonly Item[];
  /** Which indicators it can be about; null for any. */
  readonly keys: readonly IndicatorKey[] | null;
  /** The sentence names the indicator, or the whole text is about it. */
  readonly isSure: boolean;
  /** Where the last company's figure went: "A naik 5 %, sementara B 4 %". */
  readonly wayBefore: number | null;
  /** Nobody else is named in the sentence. */
  readonly isAlone: boolean;
  /** The sentence that bore out what the same company was said to have said before. */
  readonly told: Source | null;
}

export interface Held {
  readonly verdict: Verdict;
  readonly evidence: readonly Supported[];
  readonly told: Source | null;
  readonly rate: Rate | undefined;
}

/**
 * What a contact's own narratives say of a stretch: right where one sentence of it says all of that,
 * wrong where the contact gives another figure, another direction, another base of comparison or
 * another reason for the very same thing, or where only somebody else said it.
 */
export function holdPart(text: string, stretch: OwnStretch, sources: Sources): Held {
  const { owner, items, keys, told } = stretch;
  const all = sources.of(owner);
  const mine = all.filter(({ said }) => said.key === null || !keys || keys.includes(said.key));
  const words = withoutOwnPlace(
    wordsOf(
      text,
      items.filter((item) => !isAsked(item, stretch)),
    ),
    all,
  );
  const tokens = items
    .filter((item) => !isA('company')(item))
    .flatMap(({ start, end }) => tokensOf(text, start, end));
  const rates = ratesIn(tokens).map((rate) => ({ ...rate, base: rate.base ?? baseOf(items) }));
  const [rate] = rates;
  const open: Held = { verdict: null, evidence: [], told: null, rate };
  const goesOn = tokens.some(({ word }) => CONTINUING.test(word));
  if (words.every(({ kind, word }) => kind === 'mark' || PLAIN_WORDS.has(word)) && !goesOn)
    // "Faktor yang sama disebut X": which one is not said.
    return { ...open, verdict: items.some(isA('cause')) ? null : true, told };
  if (comparesWithOthers(words) || mine.length === 0) return open;
  if (isUnchanged(words)) {
    const holder = mine.find((one) => UNCHANGED.test(one.text.toLowerCase()));
    return holder
      ? { ...open, verdict: true, evidence: [{ source: holder, support: 'full' }], told: holder }
      : open;
  }
  const own = stretchIn(words, stretch);
  if (own.telling.length === 0 && own.numbers.length === 0 && own.ways.length === 0) {
    const holder = goesOn ? [told, ...mine].find((one) => one && isContinued(one)) : told;
    return holder ? { ...open, verdict: true, told: holder } : open;
  }
  const evidence = supportAmong(own, mine);
  const isExpected = items.some(isA('expected'));
  const bearing = evidence.filter(
    ({ source, support }) =>
      support === 'full' &&
      isSameNegation(words, source) &&
      isSamePlace(tokens, source) &&
      rates.every((one) => hasRate(source, one, stretch.wayBefore)) &&
      (goesOn ? isContinued(source) : !isExpected || source.isForecast),
  );
  const whole = bearing.find(({ source }) => source === told) ?? bearing[0];
  if (whole) {
    // What shares the words alone, without the rate or that it goes on, is no full support.
    const shown = evidence.map((one) =>
      one.support === 'full' && !bearing.includes(one) ? { ...one, support: 'part' as const } : one,
    );
    return { verdict: true, evidence: shown, told: whole.source, rate };
  }
  const isWrong =
    isOtherRate(rates, { mine, all }, stretch) ||
    isTurned(own.ways, evidence) ||
    isOtherReason(rates, tokens, mine) ||
    isSomebodyElses(text, stretch, sources);
  return { ...open, verdict: isWrong ? false : null, evidence };
}

const stretchIn = (words: readonly Token[], { items, keys }: OwnStretch): Stretch =>
  items.some((item) => isAsked(item, { items, keys }))
    ? ofIndicator(stretchOf(words))
    : stretchOf(words);

/** A sentence that names a place bears out nothing of another one. */
const isSamePlace = (tokens: readonly Token[], { places }: Source) => {
  const named = placesIn(tokens);
  return places.size === 0 || [...named].every((one) => places.has(one));
};

/** "Di Badung": where the contact works, if the sentence that bears the rest out names no other place. */
function withoutOwnPlace(words: readonly Token[], own: readonly Source[]): Token[] {
  const places = new Set(own.flatMap((one) => [...one.places]));
  return words.filter(
    ({ text, word }, at) =>
      !(PLACING.has(words[at - 1]?.word ?? '') && /^\p{Lu}/u.test(text) && places.has(word)),
  );
}

/** What the rates of a stretch are said to be measured against, where they do not say so themselves. */
function baseOf(items: readonly Item[]): RateBase | null {
  const period = items.find(
    (item) =>
      isA('period')(item) && (item.meaning.role === 'before' || item.meaning.role === 'last_year'),
  );
  if (!period || period.meaning.is !== 'period') return null;
  return period.meaning.role === 'before' ? 'qtq' : 'yoy';
}

/** That what moved goes on. */
export const CONTINUING = /^(?:ber|me|di)?lanjut(?:kan|nya)?$/;
export const isContinued = ({ words }: Source) => words.has(stem('berlanjut'));

const isSameBase = (a: RateBase | null, b: RateBase | null) => a === null || b === null || a === b;

export function hasRate({ rates }: Source, rate: Rate, wayBefore: number | null): boolean {
  const way = rate.way ?? wayBefore;
  return rates.some(
    (one) =>
      one.written === rate.written &&
      isSameBase(one.base, rate.base) &&
      (way === null || one.way === way),
  );
}

/** A rate that the contact never gave of it, or gave in the other direction or against another quarter. */
function isOtherRate(
  rates: readonly Rate[],
  { mine, all }: { readonly mine: readonly Source[]; readonly all: readonly Source[] },
  { isAlone, isSure, wayBefore }: OwnStretch,
): boolean {
  const given = mine.flatMap((source) => source.rates);
  if (!isAlone) return false;
  return rates.some((rate) => {
    const same = given.filter(({ written }) => written === rate.written);
    const isNowhere = !all.some(({ numbers }) => numbers.has(rate.written));
    if (same.length === 0) return isNowhere || (isSure && given.length > 0);
    if (!isSure) return false;
    const way = rate.way ?? wayBefore;
    return same.every(
      (one) =>
        !isSameBase(one.base, rate.base) ||
        (way !== null && one.way !== null && one.way * way === -1),
    );
  });
}

/** The same words with the opposite direction, and nothing that bears the stretch out. */
function isTurned(ways: readonly { way: number }[], evidence: readonly Supported[]): boolean {
  if (evidence[0]?.support === 'full') return false;
  return evidence.some(({ support }) => support === 'opposite') && ways.length > 0;
}

/**
 * The contact gives a reason for this very rate, and none of what tells the stretch's reason from
 * others stands in any of its reasons.
 */
function isOtherReason(
  rates: readonly Rate[],
  tokens: readonly Token[],
  mine: readonly Source[],
): boolean {
  const [rate] = rates;
  const reasons = distinctive(reasonsIn(tokens));
  if (!rate || rates.length > 1 || reasons.length === 0) return false;
  const source = mine.find((one) => hasRate(one, rate, null));
  if (!source || source.reasons.size === 0) return false;
  return reasons.every((one) => !mine.some((other) => other.reasons.has(one)));
}

/** Another contact says all of it of the same indicator, and this one lacks what tells it from others. */
function isSomebodyElses(text: string, stretch: OwnStretch, sources: Sources): boolean {
  const { items, owner, keys, isSure, isAlone } = stretch;
  if (!isSure || !isAlone) return false;
  const words = wordsOf(
    text,
    items.filter((item) => !isAsked(item, stretch)),
  );
  const own = stretchIn(words, stretch);
  const special = distinctive(new Set(own.telling));
  if (special.length < 2) return false;
  const mine = sources
    .of(owner)
    .filter(({ said }) => said.key !== null && keys?.includes(said.key));
  const stems = new Set(mine.flatMap((one) => [...one.stems]));
  if (special.every((one) => stems.has(one))) return false;
  return sources
    .like(
      own.telling,
      ({ said }) =>
        said.contact !== owner && said.key !== null && (keys?.includes(said.key) ?? false),
    )
    .some(
      ({ source, shared }) =>
        shared === own.telling.length && supportAmong(own, [source])[0]?.support === 'full',
    );
}

/** "Kontraksi yang lebih dalam", "dengan besaran yang sama": beside another's, which no narrative tells. */
const comparesWithOthers = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ word }, at) =>
      (word === 'lebih' && !((tokens[at + 1]?.word ?? '') in LESS_OR_MORE)) ||
      (word === 'sama' && tokens.slice(Math.max(0, at - 2), at).some((one) => SIZES.has(one.word))),
  );
const SIZES = new Set(['besaran', 'angka', 'laju', 'faktor', 'alasan', 'pendorong', 'penyebab']);

/** "Tidak melihat perubahan berarti", and nothing else. */
const isUnchanged = (tokens: readonly Token[]): boolean =>
  UNCHANGED.test(tokens.map(({ word }) => word).join(' ')) &&
  !tokens.some(
    (token) =>
      token.kind === 'number' || (isTelling(token) && companyWayOf(token.word) === undefined),
  );
const UNCHANGED = /\b(?:tidak|tak|belum) (?:\p{L}+ )?perubahan (?:yang )?berarti\b/u;
