import { labelOf } from '../../prose/sentence.js';
import { type ClaimFact, type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { figure, levelOf } from '../../wordings/in-words.js';
import type { Telling } from '../../wordings/telling.js';

/**
 * Where an average stands: apart from neutral on a side, or near it; `scattered` where it lies far from
 * neutral and its answers still cannot be told apart from that.
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
 * This far from neutral (points of the scale) nobody who reads an average takes "sekitar netral" for more than a
 * slip, however wide its range is.
 */
const FAR = 0.5;

/** Where indicators stand in a sector (null for everybody), what lies furthest from neutral first; without those of too few answers. */
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
  if (level !== 'neutral') return level;
  return Math.abs(average.value - LIKERT_SCALE.neutral) >= FAR ? 'scattered' : 'near';
}
