/** How figures and moments are written in Indonesian sentences. */
const MOMENT = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A decimal number with a comma and a minus sign, with exactly this many decimals: `−3,42`. */
export function decimal(value: number, decimals: number): string {
  const written = value.toLocaleString('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return written.replace('-', '\u2212');
}

const AND = new Intl.ListFormat('id-ID', { type: 'conjunction' });

/** `Konstruksi, Perdagangan, dan Pertanian`. */
export const listed = (names: readonly string[]): string => AND.format(names);

/** `21 November 2026 pukul 13.05 WIB`. */
export function moment(at: Date): string {
  return `${MOMENT.format(at)} WIB`;
}

const DAY = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, given as `2026-02-05`: `5 Februari 2026`. */
export function longDate(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
