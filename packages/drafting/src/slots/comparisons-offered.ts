import { type IndicatorKey, isExpectation, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { changeOf, type Facts } from '../wordings/in-words.js';
import { aClaim, type ProposedClaim } from '../wordings/proposed-claim.js';

const MOST_LISTED = 4;

/**
 * Claims that compare indicators: lists of those that moved in one direction, the two largest changes in
 * each, the highest with the lowest average, and how many moved in each direction since an earlier quarter.
 */
export function comparisonsOf(
  facts: Facts,
  base: 'before' | 'last_year' = 'before',
): ProposedClaim[] {
  const { sector } = facts.claims;
  const directions = {
    up: directionsOf('up', base, facts),
    down: directionsOf('down', base, facts),
    same: directionsOf('same', base, facts),
  };
  const about = (type: ProposedClaim['type'], [first, ...others]: readonly IndicatorKey[]) =>
    first && others.length > 0 ? [aClaim(type, { indicator: first, sector, others })] : [];
  // Expectations are not compared with current figures.
  const current = LIKERT_INDICATORS.filter(({ key }) => !isExpectation(key));
  const byAverage = current
    .flatMap(({ key }) => {
      const average = facts.find({ measure: 'average', indicator: key, sector });
      return average ? [{ key, value: average.value }] : [];
    })
    .toSorted((a, b) => b.value - a.value);
  const [highest, lowest] = [byAverage[0]?.key, byAverage.at(-1)?.key];
  return [
    ...Object.values(directions).flatMap((keys) =>
      about('respective_list', keys.slice(0, MOST_LISTED)),
    ),
    ...[directions.up, directions.down].flatMap((keys) =>
      about('compare_changes', keys.slice(0, 2)).map((claim) => ({
        ...claim,
        base,
      })),
    ),
    ...(highest && lowest ? about('compare', [highest, lowest]) : []),
    ...(sector === null ? LIKERT_INDICATORS.flatMap(({ key }) => ranksOf(key, base)) : []),
    ...(sector === null ? [aClaim('count_by_direction', { base })] : []),
  ];
}

/** An indicator's places among all of them. */
const ranksOf = (indicator: IndicatorKey, base: 'before' | 'last_year'): ProposedClaim[] => [
  ...(['above', 'below'] as const).map((category) => aClaim('rank', { indicator, category })),
  ...(['up', 'down'] as const).map((category) => aClaim('rank', { indicator, category, base })),
];

/** The indicators that may be said to have moved in this direction, largest change first. */
function directionsOf(
  direction: 'up' | 'down' | 'same',
  base: 'before' | 'last_year',
  facts: Facts,
): IndicatorKey[] {
  const { sector } = facts.claims;
  return LIKERT_INDICATORS.flatMap(({ key }) => {
    const change = facts.find({ measure: 'change', indicator: key, sector, base });
    if (!change || !mayTell('change', change.n) || changeOf(change) !== direction) return [];
    return direction === 'same' || facts.mayMove(key, base) ? [{ key, by: change.exact }] : [];
  })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ key }) => key);
}
