import { NEGATIONS } from './negations.js';
import { wordsOf } from './words-of.js';

/** "Ketidakpastian tidak ada", "penundaan belum terjadi": what is denied stands in front. */
export const BEING = new Set(
  wordsOf('ada terjadi terlihat tampak terdapat ditemukan muncul dirasakan terasa dialami'),
);
/** Behind it the sentence may only go on with when and where: "tidak ada perubahan" denies another thing. */
const WHEN_AND_WHERE = new Set(
  wordsOf(
    'lagi saat pada di selama sampai hingga dalam triwulan karena sehingga dan maupun sejauh',
  ),
);
/** "Ketidakpastian usaha tidak ada": one word may stand between. */
const REACH = 2;

/**
 * Whether the words behind a place say that it is not there.
 *
 * @param behind the words that follow, up to the end of their clause
 */
export function isDeniedBehind(behind: readonly string[]): boolean {
  const at = behind.slice(0, REACH).findIndex((word) => NEGATIONS.has(word));
  if (at < 0 || !BEING.has(behind[at + 1] ?? '')) return false;
  const next = behind[at + 2];
  return next === undefined || WHEN_AND_WHERE.has(next);
}
