import { type DistributionBin, LIKERT_SCALE } from '@lqc/contracts';
import { percentage } from './percentage.js';

/** How often each score was given: every whole score of the scale, and any other that occurs. */
export function distribution(scores: readonly number[]): DistributionBin[] {
  const counts = new Map<number, number>();
  for (let score = LIKERT_SCALE.min; score <= LIKERT_SCALE.max; score += 1) counts.set(score, 0);
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([score, count]) => ({ score, count, percentage: percentage(count, scores.length) }));
}
