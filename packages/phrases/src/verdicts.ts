import type { Verdict } from '@lqc/contracts';

/** What people decide of a score whose words say the opposite. */
export const VERDICTS = {
  score: 'Skor salah',
  words: 'Kata salah',
  both_right: 'Keduanya benar',
} as const satisfies Record<Verdict, string>;

/** The verdict that stands and who decided it, as a sentence goes on with it. */
export const standingVerdict = (
  stands: { readonly verdict: Verdict; readonly by: string } | null,
): string =>
  stands ? `${VERDICTS[stands.verdict].toLowerCase()} (${stands.by})` : 'belum diputuskan';
