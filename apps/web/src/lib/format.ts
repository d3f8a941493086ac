const TFIDF_DECIMALS = 4;

const LOCALE = 'id-ID';
const TIME_ZONE = 'Asia/Jakarta';

/** Replaces the hyphen of negative numbers by a minus sign. */
const minus = (figure: string) => figure.replace('-', '\u2212');

const decimals = (digits: number) =>
  new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });

const two = decimals(2);
const four = decimals(TFIDF_DECIMALS);
const one = decimals(1);
const whole = new Intl.NumberFormat(LOCALE);
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE });
const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const longMoment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const enumeration = new Intl.ListFormat(LOCALE);

const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: TIME_ZONE });

export const NOT_AVAILABLE = 'N/A';

/** An average: `3,42`, or `N/A` without answers. */
export const average = (value: number | null) =>
  value === null ? NOT_AVAILABLE : two.format(value);

/** A change of an average: `+0,18`, `−0,20`, `0,00`. */
export function change(value: number): string {
  if (value === 0) return two.format(0);
  return `${value > 0 ? '+' : '\u2212'}${two.format(Math.abs(value))}`;
}

/** A net balance in points: `+12,5`, `−3,0`, `0,0`. */
export function points(value: number): string {
  const text = one.format(Math.abs(value));
  if (Number(value.toFixed(1)) === 0) return one.format(0);
  return `${value > 0 ? '+' : '\u2212'}${text}`;
}

/** The size of a change without its sign, when a word gives the direction: `0,18`. */
export const amount = (value: number) => two.format(Math.abs(value));

export const percent = (value: number | null) =>
  value === null ? NOT_AVAILABLE : `${decimal(value)}%`;

/** Names in one sentence: `A, B, dan C`. */
export const listed = (names: readonly string[]) => enumeration.format(names);

/** A score: `3`, `4,5`; a dash without one. */
export const scoreText = (value: number | null) =>
  value === null ? '–' : value.toLocaleString(LOCALE);

/** A change of a score: `+1`, `−0,5`, `0`. */
export const scoreChange = (value: number) =>
  value === 0 ? '0' : `${value > 0 ? '+' : '\u2212'}${scoreText(Math.abs(value))}`;

/** A TF-IDF weight: `1,2346`. */
export const score = (value: number) => four.format(value);

/** A number with one decimal: `0,7`, `−0,7`. */
export const decimal = (value: number) => minus(one.format(value));

export const count = (value: number) => whole.format(value);

export const date = (iso: string) => day.format(new Date(iso));

export const dateTime = (iso: string) => moment.format(new Date(iso));

/** A time of day: `09.30`. */
export const time = (iso: string) => clock.format(new Date(iso));

/** Date and time: `21 November 2026 pukul 09.30`. */
export const longDateTime = (iso: string) => longMoment.format(new Date(iso));

/** A file size: `1,2 MB`, `128 kB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${whole.format(Math.ceil(kilobytes))} kB`
    : `${one.format(kilobytes / 1024)} MB`;
}
