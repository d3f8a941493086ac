import { AVERAGE_DECIMALS } from '@lqc/contracts';
import { roundedRatio } from './round.js';

/** Scores are typed with a few decimals at most; as millionths they are whole. */
const MILLIONTHS = 1_000_000;

/**
 * The mean of the valid scores, rounded half-up to 2 decimals once, at the end; null without any.
 * Source: input-formats, "Arithmetic that must hold".
 */
export function average(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, score) => total + Math.round(score * MILLIONTHS), 0);
  return roundedRatio(sum, scores.length * MILLIONTHS, AVERAGE_DECIMALS);
}
