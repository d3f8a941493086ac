import { type Token } from '@lqc/language';
import { hasRate, isSameBase } from '../matching/given-rates.js';
import type { OwnStretch } from '../matching/own-stretch.js';
import type { Rate } from '../matching/rates.js';
import { distinctive, reasonsIn } from '../matching/reasons.js';
import { stretchWords } from './stretch-words.js';
import type { Source, Sources } from '../matching/sources.js';
import { supportAmong, type Supported } from '../matching/support.js';

/** A stretch without support, with what it says and the sentences it was compared with. */
interface Unborne {
  readonly text: string;
  readonly stretch: OwnStretch;
  readonly rates: readonly Rate[];
  readonly tokens: readonly Token[];
  readonly directions: readonly { readonly direction: number }[];
  /** The contact's sentences about the stretch's indicator. */
  readonly mine: readonly Source[];
  readonly evidence: readonly Supported[];
}

/**
 * Whether the narratives contradict a stretch without support: the contact itself gives another rate, the
 * opposite direction, or another reason for the same rate; or only somebody else said it.
 */
export const isContradicted = (
  { text, stretch, rates, tokens, directions, mine, evidence }: Unborne,
  sources: Sources,
): boolean =>
  isOtherRate(rates, { mine, all: sources.of(stretch.owner) }, stretch) ||
  isTurned(directions, evidence) ||
  isOtherReason(rates, tokens, mine) ||
  isSomebodyElses(text, stretch, sources);

/** Whether the contact never gave this rate, or gave it with the opposite direction or another base. */
function isOtherRate(
  rates: readonly Rate[],
  { mine, all }: { readonly mine: readonly Source[]; readonly all: readonly Source[] },
  { isAlone, isSure, directionBefore }: OwnStretch,
): boolean {
  const given = mine.flatMap((source) => source.rates);
  if (!isAlone) return false;
  return rates.some((rate) => {
    const same = given.filter(({ written }) => written === rate.written);
    const isNowhere = !all.some(({ numbers }) => numbers.has(rate.written));
    if (same.length === 0) return isNowhere || (isSure && given.length > 0);
    if (!isSure) return false;
    const direction = rate.direction ?? directionBefore;
    return same.every(
      (one) =>
        !isSameBase(one.base, rate.base) ||
        (direction !== null && one.direction !== null && one.direction * direction === -1),
    );
  });
}

/**
 * Whether the contact says the same words with the opposite direction, and nothing supports the stretch.
 */
function isTurned(
  directions: readonly { direction: number }[],
  evidence: readonly Supported[],
): boolean {
  if (evidence[0]?.support === 'full') return false;
  return evidence.some(({ support }) => support === 'opposite') && directions.length > 0;
}

/**
 * Whether the contact gives a reason for this very rate, and no distinctive word of the stretch's reason
 * occurs in any of its reasons.
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

/**
 * Whether another contact says all of it about the same indicator, and this one lacks its distinctive
 * words.
 */
function isSomebodyElses(text: string, stretch: OwnStretch, sources: Sources): boolean {
  const { owner, keys, isSure, isAlone } = stretch;
  if (!isSure || !isAlone) return false;
  const own = stretchWords(text, stretch.items, keys).told;
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
