import type { IndicatorKey } from '@lqc/contracts';
import { namesIn } from './names.js';

/** "Kalau di real estat?", "Lalu di Triwulan II?": goes on with what was asked before. */
const GOES_ON =
  /^\W*(?:(?:dan|lalu|terus|lantas|kalau|kalo|di|pada|untuk)\b|bagaimana (?:dengan|kalau|jika|di|pada)\b)/i;
/** Who was interviewed, and all indicators together, are subjects of their own. */
const OWN_SUBJECT =
  /\b(?:indikator|kontak|perusahaan|responden|narasumber|orientasi|profil|(?:sektor|lapangan\susaha)\s(?:mana|apa|yang))/i;

/**
 * The indicator of the question before, which a follow-up that names none is about as well; null for any other
 * question, and where that one named several.
 *
 * @param earlier the questions before, oldest first
 */
export function carriedIndicator(
  question: string,
  earlier: readonly string[],
): IndicatorKey | null {
  let asked = question;
  for (const before of earlier.toReversed()) {
    if (!GOES_ON.test(asked) || OWN_SUBJECT.test(asked)) return null;
    const { indicators } = namesIn(before);
    if (indicators.length > 0) return indicators.length === 1 ? indicators[0]! : null;
    asked = before;
  }
  return null;
}
