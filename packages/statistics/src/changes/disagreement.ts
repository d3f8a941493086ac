import type { Shares } from './shares.js';

/**
 * How far contacts disagree about a direction: √(p₊ + p₋ − (p₊ − p₋)²), from 0 (all say the same)
 * to 1 (half of them up, half of them down).
 */
export function disagreement({ above, below }: Shares): number {
  return Math.sqrt(Math.max(0, above + below - (above - below) ** 2));
}
