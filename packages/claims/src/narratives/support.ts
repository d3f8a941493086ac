import type { IndicatorKey } from '@lqc/contracts';
import { stem } from '../language/stem.js';
import type { Token } from '../language/tokens.js';
import {
  isTelling,
  numberWithUnit,
  type Source,
  type Sources,
  type SourceWay,
  waysIn,
} from './sources.js';

type Support = 'full' | 'part' | 'opposite';

export interface Supported {
  readonly source: Source;
  readonly support: Support;
}

/** This part of the telling words must be shared before a narrative is shown beside a sentence. */
const SHARED_PART = 0.5;
const MOST = 5;

/**
 * The sentences of narratives that bear a stretch of text out, best first. `full`: every telling
 * word, number and direction of it stands in that very sentence. `opposite`: the same words with
 * another direction. `part`: most of its words.
 *
 * @param way where the sentence says its indicator went: a source that says the opposite of the
 *   same indicator supports nothing
 */
export function supportOf(
  tokens: readonly Token[],
  sources: Sources,
  {
    isMeant,
    way = null,
    indicator = null,
  }: {
    readonly isMeant?: (source: Source) => boolean;
    readonly way?: number | null;
    readonly indicator?: IndicatorKey | null;
  } = {},
): Supported[] {
  const telling = [...new Set(tokens.filter(isTelling).map(({ word }) => stem(word)))];
  const numbers = tokens.flatMap((token, at) =>
    token.kind === 'number' ? [numberWithUnit(tokens, at)] : [],
  );
  const ways = waysIn(tokens);
  const isOf = ({ said }: Source) => Number(indicator !== null && said.key === indicator);
  // "Mencatat kenaikan 12 %": a rate with its direction is telling enough of a company.
  const isRate = telling.length === 0 && numbers.length > 0 && ways.length > 0;
  if (telling.length === 0 && !isRate) return [];
  const found = isRate
    ? sources.all.filter((one) => isMeant?.(one)).map((source) => ({ source, shared: 0 }))
    : sources.like(telling, isMeant);
  const alike = found.filter(
    ({ shared }) =>
      shared >= telling.length * SHARED_PART && (shared >= 2 || shared === telling.length),
  );
  // Of a rate every sentence of the company is looked at, for none shares a telling word.
  return (isRate ? alike : alike.slice(0, MOST * 4))
    .map(({ source, shared }): Supported => {
      const isWhole = shared === telling.length && numbers.every((one) => source.numbers.has(one));
      const turned = ways.some((one) => contradicts(one, source.ways));
      // "Penurunan juga dialami X, yakni 12 %": with no word beside it, it is what the source leads with.
      const isFound = ways.every((one) =>
        one.around.size === 0
          ? leads(source) === one.way
          : source.ways.some((other) => agrees(one, other)),
      );
      const isAgainst =
        way !== null &&
        (indicator === null || source.said.key === null || source.said.key === indicator) &&
        leads(source) === -way &&
        way !== 0;
      const isSame =
        ways.length === 1 &&
        isReversed(ways[0]!, source.ways) &&
        telling.length > 1 &&
        shared === telling.length;
      if (turned) return { source, support: isSame ? 'opposite' : 'part' };
      if (!isWhole || !isFound || isAgainst)
        return { source, support: isAgainst ? 'opposite' : 'part' };
      return { source, support: 'full' };
    })
    .sort((a, b) => RANK[a.support] - RANK[b.support] || isOf(b.source) - isOf(a.source))
    .slice(0, MOST);
}

const RANK: Record<Support, number> = { full: 0, part: 1, opposite: 2 };

const touches = (a: SourceWay, b: SourceWay) =>
  [...a.around].some((one) => b.around.has(one)) || a.around.size === 0 || b.around.size === 0;
/** Up for down, or down for up; what stood still is no opposite. */
const isReversed = (one: SourceWay, others: readonly SourceWay[]) =>
  others.some((other) => one.way * other.way === -1 && touches(one, other));
const isOfRate = (a: SourceWay, b: SourceWay) => a.rate !== null && a.rate === b.rate;
const agrees = (a: SourceWay, b: SourceWay) => a.way === b.way && (touches(a, b) || isOfRate(a, b));
const contradicts = (one: SourceWay, others: readonly SourceWay[]) =>
  !others.some((other) => agrees(one, other)) &&
  others.some((other) => other.way !== one.way && touches(one, other));

/** Where a source says its own indicator went: its first word of direction. */
const leads = ({ ways }: Source): number | null => ways[0]?.way ?? null;
