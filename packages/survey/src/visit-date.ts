const MONTHS: readonly (readonly string[])[] = [
  ['januari', 'jan', 'january'],
  ['februari', 'feb', 'pebruari', 'february'],
  ['maret', 'mar', 'march'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'jun', 'june'],
  ['juli', 'jul', 'july'],
  ['agustus', 'agu', 'ags', 'agt', 'aug', 'august'],
  ['september', 'sep', 'sept'],
  ['oktober', 'okt', 'oct', 'october'],
  ['november', 'nov', 'nopember'],
  ['desember', 'des', 'dec', 'december'],
];

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})/;
/** Dates with the day first, as Indonesian offices write them; not the hours of a visit, "09.10-10.30". */
const NUMBERS = /\b(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b/;
const NAMED = /\b(\d{1,2})[\s-]+([a-z]+)[\s,-]+(\d{4})\b/i;
const SERIAL = /^\d{5}(?:[.,]\d+)?$/;

/** Day 0 of Excel's serial dates, which is right for days after its non-existent 29 February 1900. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** The day that an office writes, as `YYYY-MM-DD`: `12/08/2025`, `12 Agustus 2025`; null for others. */
export function parseVisitDate(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (SERIAL.test(text))
    return new Date(SERIAL_EPOCH + Number.parseInt(text, 10) * DAY_MS).toISOString().slice(0, 10);
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const year = Number(numbers[4]);
    return dayOf(year < 100 ? 2000 + year : year, Number(numbers[3]), Number(numbers[1]));
  }
  const named = NAMED.exec(text);
  if (!named) return null;
  const month = MONTHS.findIndex((names) => names.includes(named[2]!.toLowerCase()));
  return dayOf(Number(named[3]), month + 1, Number(named[1]));
}

/** The date as `YYYY-MM-DD`; null when it does not exist, such as 31 February. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isDay ? date.toISOString().slice(0, 10) : null;
}
