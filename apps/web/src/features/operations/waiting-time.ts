const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** A duration in words: `12 detik`, `3 menit`, `2 jam`. */
export function waitingTime(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.round(seconds)} detik`;
  if (seconds < HOUR_S) return `${Math.round(seconds / MINUTE_S)} menit`;
  return `${Math.round(seconds / HOUR_S)} jam`;
}
