import { codeOf } from './built-in-formats.js';
import { shownCode } from './date-format.js';

/**
 * True when Excel shows a number in this format as a percentage, 0.05 as `5%`.
 *
 * @param format a format code, such as `0.0%`, or the id of a built-in format
 */
export function isPercentFormat(format: string | number | undefined): boolean {
  return shownCode(codeOf(format) ?? '').includes('%');
}
