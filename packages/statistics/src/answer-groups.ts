import type { IndicatorFigure, Level } from '@lqc/contracts';
import { sideOf } from './changes/shares.js';
import { percentage } from './percentage.js';

/** The number of valid answers on one side of the scale, and its percentage of all valid answers. */
export interface AnswerGroup {
  readonly count: number;
  readonly percentage: number | null;
}

/** An indicator's valid answers above, at and below the scale's neutral score. */
export function answerGroups({
  distribution,
  n,
}: Pick<IndicatorFigure, 'distribution' | 'n'>): Record<Level, AnswerGroup> {
  const counts = { above: 0, neutral: 0, below: 0 };
  for (const { score, count } of distribution) {
    const side = sideOf(score);
    counts[side > 0 ? 'above' : side < 0 ? 'below' : 'neutral'] += count;
  }
  const group = (count: number) => ({ count, percentage: percentage(count, n) });
  return { above: group(counts.above), neutral: group(counts.neutral), below: group(counts.below) };
}
