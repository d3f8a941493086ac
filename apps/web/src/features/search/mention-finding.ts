import type { SearchResponse } from '@lqc/contracts';
import { copy } from './copy';

type Mentions = SearchResponse['by_quarter'][number];

/** Compares two quarters by their shares of contacts, without rounding. */
const byShare = (one: Mentions, other: Mentions) =>
  one.contacts * other.of - other.contacts * one.of;

/**
 * Says in which quarter the largest share of contacts has a hit, or that all quarters are alike; nothing of
 * the kind before all are counted.
 *
 * @param quarters Stored quarters, oldest first; none of them may have a hit
 */
export function mentionFinding(quarters: readonly Mentions[]): string {
  const uncounted = quarters.filter(({ counted }) => !counted);
  if (uncounted.length > 0) {
    const gap = quarters.lastIndexOf(uncounted.at(-1)!);
    return copy.countedTo(quarters[gap + 1]?.label);
  }
  const visited = quarters.filter(({ of }) => of > 0);
  const [first, ...others] = visited.toSorted((one, other) => byShare(other, one));
  if (!first || first.contacts === 0) return copy.nowhere;
  const { contacts, of, label } = first;
  if (others.length === 0) return copy.mentioned(contacts, of, label);
  const isAlike = (one: Mentions) => byShare(one, first) === 0;
  if (others.every(isAlike))
    return others.every((one) => one.of === of)
      ? copy.alwaysAlike(contacts, of)
      : copy.alwaysSameShare;
  const most = visited.filter(isAlike);
  return most.length === 1
    ? copy.most(contacts, of, label)
    : copy.mostInSeveral(most.map((one) => one.label));
}
