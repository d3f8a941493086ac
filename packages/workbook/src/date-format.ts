// ECMA-376 part 1, 18.8.30: the built-in formats that show dates or times, East Asian ones included.
const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Excel accepts no longer format code, so the rest is not looked at. */
const MAX_CODE_LENGTH = 255;
/** Quoted texts, escaped characters, padding, and brackets other than elapsed times such as `[h]`. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/**
 * True when Excel shows a number in this format as a date or a time.
 *
 * @param format a format code, such as `dd/mm/yyyy`, or the id of a built-in format
 */
export function isDateFormat(format: string | number | undefined): boolean {
  if (format === undefined) return false;
  if (typeof format === 'number')
    return BUILT_IN_DATES.some(([from, to]) => format >= from && format <= to);
  return /[ymdhs]|a\/p/i.test(shownCode(format));
}

/** What a format code has for positive numbers: its placeholders, without quoted texts, escapes and colours. */
export function shownCode(format: string): string {
  return format.slice(0, MAX_CODE_LENGTH).replace(LITERALS, '').split(';')[0]!;
}

const DAY_MS = 86_400_000;
// Excel counts a 29 February 1900, as day 60, which did not exist. The epoch is right for the days
// after it; earlier days are one day later.
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465; // 31 December 9999

/**
 * The serial day number of a date, the other way round than `excelDate`; null outside Excel's calendar.
 */
export function excelDay(date: Date, uses1904: boolean): number | null {
  const day = (date.getTime() - (uses1904 ? EPOCH_1904 : EPOCH_1900)) / DAY_MS;
  const counted = !uses1904 && day < 61 ? day - 1 : day;
  return counted >= 0 && counted < LAST_DAY + 1 ? counted : null;
}

/**
 * The date of an Excel serial day number, or the number itself where it is outside Excel's calendar.
 *
 * @param uses1904 whether the workbook counts days from 1904 (old Excel for Mac) instead of 1900
 */
export function excelDate(day: number, uses1904: boolean): Date | number {
  if (!(day >= 0 && day < LAST_DAY + 1)) return day;
  const shifted = !uses1904 && day < 60 ? day + 1 : day;
  return new Date((uses1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(shifted * DAY_MS));
}
