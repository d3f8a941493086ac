import { labelOf } from '../../prose/sentence.js';
import { type ClaimFact, type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { figure, isScattered, levelOf } from '../../wordings/in-words.js';
import type { Telling } from '../../wordings/telling.js';

/**
 * The place of an average: on a side of neutral or near it; `scattered` when it is far from neutral but its
 * answers spread too much to tell.
 */
type Place = 'above' | 'near' | 'below' | 'scattered';

/** An indicator with its average, of a sector or of everybody. */
export interface Standing {
  readonly key: IndicatorKey;
  readonly name: string;
  readonly average: string;
  readonly place: Place;
  /** From neutral, in points of the scale. */
  readonly distance: number;
}

/**
 * The places of indicators in a sector (null for all contacts), furthest from neutral first; without those
 * of too few answers.
 */
export const standingsOf = (
  telling: Telling,
  indicators: readonly IndicatorKey[],
  sector: string | null,
): Standing[] =>
  indicators
    .flatMap((key): Standing[] => {
      const average = telling.find({ measure: 'average', indicator: key, sector });
      const place = average && placeOf(average);
      if (!place) return [];
      const distance = Math.abs(average.value - LIKERT_SCALE.neutral);
      return [{ key, name: labelOf(key), average: figure(average), place, distance }];
    })
    .toSorted((a, b) => b.distance - a.distance);

function placeOf(average: ClaimFact): Place | null {
  const level = levelOf(average);
  return level !== 'neutral' ? level : isScattered(average) ? 'scattered' : 'near';
}
