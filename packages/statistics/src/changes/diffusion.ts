import type { Shares } from './shares.js';

/** The diffusion index 100·(p₊ + ½·p₀), from 0 to 100 with 50 as neutral; 50 + net balance / 2. */
export function diffusion({ above, neutral }: Shares): number {
  return 100 * (above + neutral / 2);
}
