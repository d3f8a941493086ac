import {
  decimal as withDecimals,
  levelChartPhrases,
  longDateOf,
  moment as longMoment,
  signed,
} from '@lqc/phrases';

export { listed } from '@lqc/phrases';

/** What there is to say, with a dot between: `Jawa Barat · Industri`. */
export const dotted = (...said: readonly (string | false | null | undefined)[]) =>
  said.filter(Boolean).join(' · ');

const TFIDF_DECIMALS = 4;

const LOCALE = 'id-ID';
const TIME_ZONE = 'Asia/Jakarta';

const moment = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

const clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone: TIME_ZONE });

export const NOT_AVAILABLE = 'N/A';

/** An average: `3,42`, or `N/A` without answers. */
export const average = (value: number | null) =>
  value === null ? NOT_AVAILABLE : withDecimals(value, 2);

/** A change of an average: `+0,18`, `−0,20`, `0,00`. */
export const change = (value: number) => signed(value, 2);

/** A net balance in points: `+12,5`, `−3,0`, `0,0`. */
export const points = (value: number) => signed(value, 1);

/** The size of a change without its sign, when a word gives the direction: `0,18`. */
export const amount = (value: number) => withDecimals(Math.abs(value), 2);

export const percent = (value: number | null) =>
  value === null ? NOT_AVAILABLE : `${decimal(value)}%`;

/** A score: `3`, `4,5`; a dash without one. */
export const scoreText = (value: number | null) =>
  value === null ? '–' : levelChartPhrases.tick(value);

/** A change of a score: `+1`, `−0,5`, `0`. */
export const scoreChange = (value: number) =>
  value === 0 ? '0' : `${value > 0 ? '+' : '\u2212'}${scoreText(Math.abs(value))}`;

/** A TF-IDF weight: `1,2346`. */
export const score = (value: number) => withDecimals(value, TFIDF_DECIMALS);

/** A number with one decimal: `0,7`, `−0,7`. */
export const decimal = (value: number) => withDecimals(value, 1);

export const count = (value: number) => withDecimals(value, 0);

export const date = (iso: string) => longDateOf(new Date(iso));

/** A short date and a time, in words that name the zone: offices lie in three. */
export const dateTime = (iso: string) => `${moment.format(new Date(iso))} WIB`;

const second = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});

/** The same to the second: `21 Nov 2026, 09.30.05 WIB`. */
export const dateTimeToSecond = (iso: string) => `${second.format(new Date(iso))} WIB`;

/** A time of day: `09.30 WIB`. */
export const time = (iso: string) => `${clock.format(new Date(iso))} WIB`;

/** Date and time: `21 November 2026 pukul 09.30 WIB`. */
export const longDateTime = (iso: string) => longMoment(new Date(iso));

/** A file size: `1,2 MB`, `50 MB`, `128 kB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1000
    ? `${count(Math.ceil(kilobytes))} kB`
    : `${decimal(kilobytes / 1024).replace(/,0$/, '')} MB`;
}
