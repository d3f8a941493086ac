import { shownCode } from './date-format.js';

// ECMA-376 part 1, 18.8.30: the built-in formats `0%` and `0.00%`.
const BUILT_IN_PERCENTS = new Set([9, 10]);

/**
 * True when Excel shows a number in this format as a percentage, 0.05 as `5%`.
 *
 * @param format a format code, such as `0.0%`, or the id of a built-in format
 */
export function isPercentFormat(format: string | number | undefined): boolean {
  if (format === undefined) return false;
  if (typeof format === 'number') return BUILT_IN_PERCENTS.has(format);
  const [positive = ''] = shownCode(format).split(';');
  return positive.includes('%');
}
