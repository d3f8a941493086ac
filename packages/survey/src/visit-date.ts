import { withoutInvisible } from '@lqc/contracts';
import { excelDate } from '@lqc/workbook';
import { cellText } from './cell-text.js';

/** The months' names, which people shorten to three letters or more, and what else they write. */
const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'january'],
  ['februari', 'pebruari', 'february'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'ags', 'agt'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
];

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/;
/** Not before a month, which makes a day of it: "9.10. 12 Februari", "12 Februari-13 Maret". */
const SHORT_YEAR = String.raw`\d{2}(?![ ./-]+(?:${MONTHS.flat()
  .map((name) => name.slice(0, 3))
  .join('|')}))`;
/** Dates with the day first, as Indonesian offices write them; not the hours of a visit, "09.10-10.30. 12 orang". */
const NUMBERS = new RegExp(
  String.raw`\b(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|(?<!\. )${SHORT_YEAR})\b`,
  'i',
);
/** A year of two digits is one only where a mark joins it to the month: "12 Februari 10 orang" names none. */
const NAMED = new RegExp(
  String.raw`\b(\d{1,2})[ ./-]+([a-z]{3,})[ .,/'’-]+(?:(\d{4})|(?<=[/'’-])(${SHORT_YEAR})(?![.:]?\d))\b`,
  'i',
);
const NAMED_FIRST = /\b([a-z]{3,})[ .-]+(\d{1,2})[ ,-]+(\d{4})\b/i;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;

/**
 * The day that an office writes, as `YYYY-MM-DD`: `12/08/2025`, `12 Agustus 2025`, `Feb 3, 2025`; null for what
 * names none, and for a day that does not exist.
 *
 * @param uses1904 whether a bare number is a day of the calendar that counts from 1904
 */
export function parseVisitDate(written: string, uses1904 = false): string | null {
  const text = withoutInvisible(written.normalize('NFKC')).replace(/\s+/g, ' ').trim();
  const iso = ISO.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  if (SERIAL.test(text)) return cellText(excelDate(Number.parseInt(text, 10), uses1904));
  const numbers = NUMBERS.exec(text);
  if (numbers) return dayOf(fullYear(numbers[4]!), Number(numbers[3]), Number(numbers[1]));
  const named = NAMED.exec(text);
  if (named) return dayOf(fullYear(named[3] ?? named[4]!), monthOf(named[2]!), Number(named[1]));
  const first = NAMED_FIRST.exec(text);
  return first && dayOf(Number(first[3]), monthOf(first[1]!), Number(first[2]));
}

const fullYear = (year: string): number => Number(year.length === 2 ? `20${year}` : year);

/** The month, from 1, that a word of three letters or more names; 0 where it names none. */
export const monthOf = (word: string): number =>
  MONTHS.findIndex((names) => names.some((name) => name.startsWith(word.toLowerCase()))) + 1;

/** The date as `YYYY-MM-DD`; null when it does not exist, such as 31 February. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isDay ? date.toISOString().slice(0, 10) : null;
}
