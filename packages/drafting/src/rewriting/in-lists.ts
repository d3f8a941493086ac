import { aClaim, type ProposedClaim } from '../wordings/proposed-claim.js';

/** With at least this many, averages of one quarter are told in one list. */
const LEAST = 3;
/** The longest list that the wording allows. */
const MOST = 5;
const LISTED: ReadonlySet<ProposedClaim['type']> = new Set(['level', 'stable']);

/** Claims with the averages of several indicators gathered to "A, B, dan C masing-masing …". */
export function inLists(claims: readonly ProposedClaim[]): ProposedClaim[] {
  const isListed = ({ type, indicator, sector }: ProposedClaim) =>
    LISTED.has(type) && indicator !== null && sector === null;
  const levels = claims.filter(isListed);
  if (levels.length < LEAST) return [...claims];
  const lists = Math.ceil(levels.length / MOST);
  const each = Math.ceil(levels.length / lists);
  const gathered = Array.from({ length: lists }, (_, nth) => {
    const indicators = levels.slice(nth * each, (nth + 1) * each).map((one) => one.indicator!);
    return aClaim('respective_list', { indicator: indicators[0]!, others: indicators.slice(1) });
  });
  return [...gathered, ...claims.filter((one) => !isListed(one))];
}
