import type { CellValue } from './cell.js';
import { excelDate, isDateFormat } from './date-format.js';
import { isPercentFormat } from './percent-format.js';
import { shownTime, timeCode } from './time-format.js';

/** What the numbers of a cell style are; `time` is the code of a format that shows no day. */
export type NumberStyle = 'date' | 'percent' | 'number' | { readonly time: string };

/** @param format a format code, such as `dd/mm/yyyy`, or the id of a built-in format */
export function numberStyle(format: string | number | undefined): NumberStyle {
  const time = timeCode(format);
  if (time !== undefined) return { time };
  if (isDateFormat(format)) return 'date';
  return isPercentFormat(format) ? 'percent' : 'number';
}

/** The value of a number in this style: a date, the text of a time, else the number. */
export function inStyle(
  value: number,
  style: NumberStyle | undefined,
  uses1904: boolean,
): CellValue {
  const time = typeof style === 'object' ? shownTime(value, style.time) : null;
  if (time !== null) return time;
  return style === 'date' || typeof style === 'object' ? excelDate(value, uses1904) : value;
}
