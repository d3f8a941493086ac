/** Formats of figures, times and dates in Indonesian sentences. */
const OF_MOMENTS = { dateStyle: 'long', timeZone: 'Asia/Jakarta' } as const;
const MOMENT = new Intl.DateTimeFormat('id-ID', { ...OF_MOMENTS, timeStyle: 'short' });
const DAY_OF_MOMENT = new Intl.DateTimeFormat('id-ID', OF_MOMENTS);

/**
 * A number with exactly `decimals` decimals, a decimal comma and a minus sign (U+2212): `−3,42`.
 */
export function decimal(value: number, decimals: number): string {
  const format = FORMATS.get(decimals) ?? formatOf(decimals);
  FORMATS.set(decimals, format);
  return format.format(value).replace('-', '\u2212');
}

/** The same with its sign: `+0,18`, `−0,20`; what is shown as zero has none. */
export function signed(value: number, decimals: number): string {
  const size = decimal(Math.abs(value), decimals);
  if (!/[1-9]/.test(size)) return size;
  return `${value > 0 ? '+' : '\u2212'}${size}`;
}

/** Making a format takes longer than all that is written with it. */
const FORMATS = new Map<number, Intl.NumberFormat>();
const formatOf = (decimals: number) =>
  new Intl.NumberFormat('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

const AND = new Intl.ListFormat('id-ID', { type: 'conjunction' });

/** Names as a list in a sentence: `Konstruksi, Perdagangan, dan Pertanian`. */
export const listed = (names: readonly string[]): string => AND.format(names);

/** A time in Jakarta's zone: `21 November 2026 pukul 13.05 WIB`. */
export function moment(at: Date): string {
  return `${MOMENT.format(at)} WIB`;
}

const SORTED_MOMENT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: OF_MOMENTS.timeZone,
});

/** A time in Jakarta's zone as tables sort it: `2026-11-21 13:05:09`. */
export const sortedMoment = (at: Date): string => SORTED_MOMENT.format(at);

/** The day of a time in Jakarta's zone: `21 November 2026`. */
export const longDateOf = (at: Date): string => DAY_OF_MOMENT.format(at);

const DAY = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

const MONTH = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month of an ISO date in words: `2026-02` becomes `Februari 2026`. */
export function longMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** An ISO date in words: `2026-02-05` becomes `5 Februari 2026`. */
export function longDate(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}

const TOLD_DIGITS = 12;

/** What a file's content is told by: the first digits of its SHA-256. */
export const fingerprint = (sha256: string): string => sha256.slice(0, TOLD_DIGITS);
