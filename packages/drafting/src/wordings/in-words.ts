import { type FactAddress, isFarOff, type Said } from '@lqc/claims';
import {
  type ClaimFact,
  type IndicatorKey,
  type Level,
  LIKERT_SCALE,
  mayTell,
  type QuarterRole,
} from '@lqc/contracts';
import { type Change, decimal, wordingOf } from '@lqc/phrases';
import { excludes, indicativeRange } from '@lqc/statistics';
import type { Voices } from '../reasons/said-on-side.js';

/** The material of wordings: facts by their dimensions, and the quarters' labels. */
export interface Facts extends Voices {
  find(address: FactAddress): ClaimFact | undefined;
  period(role: QuarterRole): string;
  /** What a contact whom a question names answered in the current quarter. */
  ownAnswer(contactId: string, indicator: IndicatorKey): Said | undefined;
  /** Whether a direction may be told; texts over all indicators tell only headlines. */
  mayMove(indicator: IndicatorKey, base: 'before' | 'last_year'): boolean;
  /** Whether last year's quarter is the one four quarters ago: only then "secara tahunan" is true. */
  readonly isYearAgo: boolean;
}

export const figure = ({ value, decimals }: ClaimFact) => decimal(value, decimals);
/** Its size alone, where a word says the direction. */
export const size = ({ value, decimals }: ClaimFact) => decimal(Math.abs(value), decimals);
/** Which side of neutral an average is on; null below five answers or without a range. */
export function levelOf(average: ClaimFact | undefined): Level | null {
  if (!average || !mayTell('level', average.n) || average.se === null) return null;
  if (!excludes(indicativeRange(average.value, average.se), LIKERT_SCALE.neutral)) return 'neutral';
  return average.value > LIKERT_SCALE.neutral ? 'above' : 'below';
}

/** Whether an average's range holds neutral although it lies too far off to be called near it. */
export const isScattered = (average: ClaimFact): boolean =>
  levelOf(average) === 'neutral' && isFarOff(Math.abs(average.value - LIKERT_SCALE.neutral));

/** Where that is, in front of "netral". */
export const POSITIONS = {
  above: 'di atas',
  neutral: 'di sekitar',
  below: 'di bawah',
} as const satisfies Record<Level, string>;

/** The direction of a change; `same` when it cannot be told apart from none, null when it may be chance. */
export function changeOf(change: ClaimFact | undefined): Change | null {
  if (!change || change.se === null || change.may_be_chance) return null;
  if (!excludes(indicativeRange(change.exact, change.se), 0)) return 'same';
  return change.exact > 0 ? 'up' : 'down';
}

/** Level and change in the words of the one table; null where nothing may be said in words. */
export function honestWords(
  facts: Facts,
  indicator: IndicatorKey,
  sector: string | null,
): string | null {
  const now = facts.find({ measure: 'average', indicator, sector });
  const before = facts.find({ measure: 'average', indicator, sector, period: 'before' });
  const change = facts.find({ measure: 'change', indicator, sector, base: 'before' });
  const words = wordingOf({
    indicator,
    level: levelOf(now),
    levelBefore: levelOf(before),
    change: changeOf(change),
    n: change?.n ?? 0,
  });
  return now && words?.includes('sekitar') && isScattered(now) ? null : words;
}
