/** How figures and moments are written in Indonesian sentences. */
const MOMENT = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

/** A decimal number with a comma, with exactly this many decimals: `3,42`. */
export function decimal(value: number, decimals: number): string {
  return value.toLocaleString('id-ID', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** `21 November 2026 pukul 13.05 WIB`. */
export function moment(at: Date): string {
  return `${MOMENT.format(at)} WIB`;
}
