import { type Token } from '@lqc/language';
import type { IndicatorKey } from '@lqc/contracts';
import { numberWithUnit } from './rates.js';
import { type Source, type Sources, type SourceDirection, directionsIn } from './sources.js';
import { isContentWord, meaningStem } from './content-words.js';
import { tiesIn } from './ties.js';

type Support = 'full' | 'part' | 'opposite';

export interface Supported {
  readonly source: Source;
  readonly support: Support;
}

/** The part of a stretch's content words that a narrative must share to be shown beside it. */
const SHARED_PART = 0.5;
const MOST = 5;

/** A stretch of text, prepared for matching with sentences of narratives. */
export interface Stretch {
  readonly telling: readonly string[];
  readonly numbers: readonly string[];
  readonly directions: readonly SourceDirection[];
  readonly ties: ReadonlySet<string>;
}

/** Prepares words for matching with sentences of narratives. */
export const stretchOf = (tokens: readonly Token[]): Stretch => ({
  telling: [...new Set(tokens.filter(isContentWord).map(({ word }) => meaningStem(word)))],
  numbers: tokens.flatMap((token, at) =>
    token.kind === 'number' ? [numberWithUnit(tokens, at)] : [],
  ),
  directions: directionsIn(tokens),
  ties: tiesIn(tokens),
});

/**
 * The stretch with its first direction taken as the indicator's, since the indicator's name was left out;
 * the source's first direction must agree.
 */
export const ofIndicator = ({ directions, ...rest }: Stretch): Stretch => ({
  ...rest,
  directions: directions.map((one, at) => (at === 0 ? { ...one, around: new Set<string>() } : one)),
});

/**
 * The narrative sentences that support a stretch, best first. `full`: the sentence has all its content
 * words in their order, numbers and directions. `opposite`: the same words with the opposite direction. `part`: most of
 * its words.
 *
 * @param direction the direction that the sentence gives its indicator: a source with the opposite one
 * supports nothing
 */
export function supportOf(
  stretch: Stretch,
  sources: Sources,
  {
    isMeant,
    direction,
    indicator,
  }: {
    readonly isMeant: (source: Source) => boolean;
    readonly direction: number | null;
    readonly indicator: IndicatorKey | null;
  },
): Supported[] {
  const isOf = ({ said }: Source) => Number(indicator !== null && said.key === indicator);
  return (
    sources
      .like(stretch.telling, isMeant)
      .filter(({ shared }) => isAlike(stretch, shared))
      // A contact may give one reason for several indicators; those about this one come first.
      .toSorted((a, b) => b.shared - a.shared || isOf(b.source) - isOf(a.source))
      .slice(0, MOST * 4)
      .map(({ source }) => {
        const isAgainst =
          direction !== null &&
          (indicator === null || source.said.key === null || source.said.key === indicator) &&
          leads(source) === -direction &&
          direction !== 0;
        return { source, support: isAgainst ? 'opposite' : supportBy(source, stretch) } as const;
      })
      .sort((a, b) => RANK[a.support] - RANK[b.support] || isOf(b.source) - isOf(a.source))
      .slice(0, MOST)
  );
}

/** The given sentences that share enough words with a stretch, best first. */
export function supportAmong(stretch: Stretch, sources: readonly Source[]): Supported[] {
  return sources
    .filter(({ stems }) => isAlike(stretch, stretch.telling.filter((one) => stems.has(one)).length))
    .map((source) => ({ source, support: supportBy(source, stretch) }))
    .sort((a, b) => RANK[a.support] - RANK[b.support])
    .slice(0, MOST);
}

const isAlike = ({ telling }: Stretch, shared: number) =>
  shared >= telling.length * SHARED_PART && (shared >= 2 || shared === telling.length);

/** Reduces full support to partial support, for sentences that are not right as a whole. */
export const asPart = ({ source, support }: Supported): Supported => ({
  source,
  support: support === 'full' ? 'part' : support,
});

/** How far one narrative sentence supports a stretch. */
function supportBy(source: Source, { telling, numbers, directions, ties }: Stretch): Support {
  const isAll = [...ties].every((one) => source.ties.has(one)) && isInOrder(telling, source);
  const turned = directions.some((one) => contradicts(one, source.directions));
  if (turned) {
    const isSame =
      directions.length === 1 &&
      isReversed(directions[0]!, source.directions) &&
      telling.length > 1 &&
      isAll;
    return isSame ? 'opposite' : 'part';
  }
  // "Penurunan juga dialami X, yakni 12 %": a direction without content words beside it must be the source's first.
  const isFound = directions.every((one) =>
    one.around.size === 0
      ? (one.isAside ? leads(source) : leadsItself(source)) === one.direction
      : ofRate(one, source.directions).some((other) => agrees(one, other)),
  );
  return isAll && isFound && numbers.every((one) => source.numbers.has(one)) ? 'full' : 'part';
}

/**
 * Whether a source has all these words in this order: who decides before it watches, or lets an effect bring its
 * cause about, has the contact's words in another one.
 */
function isInOrder(telling: readonly string[], { inOrder }: Source): boolean {
  let from = 0;
  return telling.every((one) => {
    const at = inOrder.findIndex((stems, place) => place >= from && stems.has(one));
    from = at + 1;
    return at >= 0;
  });
}

const RANK: Record<Support, number> = { full: 0, part: 1, opposite: 2 };

/** "Turun 2 %, tercermin dari pesanan yang berkurang": the rate is of what fell, not of what mirrors it. */
function ofRate({ rate }: SourceDirection, all: readonly SourceDirection[]) {
  const rated = all.filter((one) => rate !== null && one.rate === rate);
  return rated.length > 0 ? rated : all;
}

const touches = (a: SourceDirection, b: SourceDirection) =>
  [...a.around].some((one) => b.around.has(one)) || a.around.size === 0 || b.around.size === 0;
/** Up against down, or down against up; standing still is not an opposite. */
const isReversed = (one: SourceDirection, others: readonly SourceDirection[]) =>
  others.some((other) => one.direction * other.direction === -1 && touches(one, other));
const agrees = (a: SourceDirection, b: SourceDirection) =>
  a.direction === b.direction && touches(a, b);
const contradicts = (one: SourceDirection, others: readonly SourceDirection[]) =>
  !others.some((other) => agrees(one, other)) &&
  others.some((other) => other.direction !== one.direction && touches(one, other));

/** The direction of a source's own indicator: that of its first word of direction. */
export const leads = ({ directions }: Source): number | null => directions[0]?.direction ?? null;

/** The same, ignoring directions within a reason or within what the contact only watches. */
export const leadsItself = ({ directions }: Source): number | null =>
  directions.find((one) => !one.isAside)?.direction ?? null;

/** Whether a source's indicator moved in this direction, or the source names none. */
export function isOfMove(source: Source, moved: number | null): boolean {
  const own = leads(source);
  return moved === null || own === null || own === moved;
}
