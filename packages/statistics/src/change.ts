import { AVERAGE_DECIMALS } from '@lqc/contracts';
import { exactDifference } from './round.js';

/**
 * Change of an average between two quarters: rounded now − rounded before; null unless both exist. It
 * serves qtq and yoy alike, which differ only in the earlier quarter. Source: input-formats, "Comparison".
 */
export function averageChange(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : exactDifference(now, before, AVERAGE_DECIMALS);
}
