import { getOrInsert, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { type CompanyScore, sideOf } from '@lqc/statistics';
import { sameRange } from './same-range.js';

/**
 * Distributions that are tried at most; if none of them shows another number, the number counts as
 * revealed.
 */
const MOST_TRIES = 200_000;

/**
 * Whether n, the average, its range to one decimal, and the sides if shown, allow only one number of
 * answers at a score that one or two companies gave: somebody who tries all distributions would know that
 * such a company exists.
 */
export function rangeTellsFew(answers: readonly CompanyScore[], areSidesTold: boolean): boolean {
  const bounds = sameRange(answers.map(({ score }) => score));
  // A missing range reveals that all answered alike.
  if (bounds === null) return true;
  const { min, neutral, max } = LIKERT_SCALE;
  const own = new Map<number, Set<string>>();
  for (const { score, company } of answers) getOrInsert(own, score, () => new Set()).add(company);
  const counts = Array.from(
    { length: max - min + 1 },
    (_, at) => answers.filter(({ score }) => score === min + at).length,
  );
  const open = new Set(
    [...own].flatMap(([score, firms]) => (mayTell('count', firms.size) ? [] : [score - min])),
  );
  const sum = answers.reduce((so, { score }) => so + score, 0);
  const sidesOf = (of: readonly number[]) =>
    [-1, 1].map((side) =>
      of.reduce((so, count, at) => so + (sideOf(min + at) === side ? count : 0), 0),
    );
  const [below, above] = sidesOf(counts);
  const isOnTheSameSides = (of: readonly number[]) => {
    const [under, over] = sidesOf(of);
    return under === below && over === above;
  };
  let tries = 0;
  const n = answers.length;
  for (let first = 0; first <= n && open.size > 0; first += 1)
    for (let second = 0; first + second <= n && open.size > 0; second += 1)
      for (let last = 0; first + second + last <= n && open.size > 0; last += 1) {
        tries += 1;
        if (tries > MOST_TRIES) return open.size > 0;
        // The numbers of the third and fourth score follow from n and the sum.
        const rest = n - first - second - last;
        const restSum = sum - first * min - second * (min + 1) - last * max;
        const fourth = restSum - rest * neutral;
        const third = rest - fourth;
        if (fourth < 0 || third < 0) continue;
        const way = [first, second, third, fourth, last];
        const squares = way.reduce((so, count, at) => so + count * (min + at) ** 2, 0);
        if (squares < bounds.low || squares > bounds.high) continue;
        if (areSidesTold && !isOnTheSameSides(way)) continue;
        for (const at of open) if (way[at] !== counts[at]) open.delete(at);
      }
  return open.size > 0;
}
