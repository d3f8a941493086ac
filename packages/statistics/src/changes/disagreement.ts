import type { Shares } from './shares.js';

/**
 * How far contacts disagree about the direction: √(p₊ + p₋ − (p₊ − p₋)²), from 0 (all give the same one)
 * to 1 (half of them up, half of them down). It is the standard deviation of sign(score − 3).
 */
export function disagreement({ above, below }: Shares): number {
  return Math.sqrt(Math.max(0, above + below - (above - below) ** 2));
}
