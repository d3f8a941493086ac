import { AVERAGE_DECIMALS } from '@lqc/contracts';
import { exactDifference } from './round.js';

/**
 * Change of an average between two quarters: rounded now − rounded before, null unless both exist.
 * Source: input-formats, "Comparison". The same for qtq and yoy; only the earlier quarter differs.
 */
export function averageChange(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : exactDifference(now, before, AVERAGE_DECIMALS);
}
