import { type DistributionBin, LIKERT_SCALE } from '@lqc/contracts';
import { percentage } from './percentage.js';

/**
 * Count and percentage of each score, in ascending order: all whole scores of the scale, also with count 0,
 * and other scores that occur.
 */
export function distribution(scores: readonly number[]): DistributionBin[] {
  const counts = new Map<number, number>();
  for (let score = LIKERT_SCALE.min; score <= LIKERT_SCALE.max; score += 1) counts.set(score, 0);
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([score, count]) => ({ score, count, percentage: percentage(count, scores.length) }));
}
