// ECMA-376 part 1, 18.8.30: the built-in formats that show dates or times, East Asian ones included.
const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Excel takes no longer code; what follows could only cost time. */
const LONGEST_CODE = 255;
const NOT_CODE = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/**
 * True when a number in this format is shown as a date or time.
 *
 * @param format a format's code, such as `dd/mm/yyyy`, or the number of a built-in one
 */
export function isDateFormat(format: string | number | undefined): boolean {
  if (format === undefined) return false;
  if (typeof format === 'number')
    return BUILT_IN_DATES.some(([from, to]) => format >= from && format <= to);
  const [positive = ''] = shownCode(format).split(';');
  return !/general/i.test(positive) && /[ymdhs]|a\/p/i.test(positive);
}

/** A format's code without texts, escapes and colours: what remains says what is shown. */
export function shownCode(format: string): string {
  return format.slice(0, LONGEST_CODE).replace(NOT_CODE, '');
}

const DAY_MS = 86_400_000;
// Excel's day 60 is 29 February 1900, which never was: days before it are one later.
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465; // 31 December 9999

/** The moment of an Excel day number, or the number itself where it lies outside the calendar. */
export function excelDate(day: number, uses1904: boolean): Date | number {
  if (!(day >= 0 && day < LAST_DAY + 1)) return day;
  const shifted = !uses1904 && day < 60 ? day + 1 : day;
  return new Date((uses1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(shifted * DAY_MS));
}
