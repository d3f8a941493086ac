const SYLLABLES = [
  'ba',
  'ce',
  'du',
  'fi',
  'go',
  'ha',
  'ki',
  'lo',
  'mu',
  'ne',
  'pa',
  'ri',
  'so',
  'tu',
];

/** So many words that nobody else says, the first ones often and the last ones seldom (Zipf). */
export const RARE_WORDS: readonly string[] = SYLLABLES.flatMap((a) =>
  SYLLABLES.flatMap((b) => SYLLABLES.map((c) => `${a}${b}${c}x`)),
);

/** One of them: the n-th is as likely as 1/n. */
export function rareWord(random: () => number): string {
  return RARE_WORDS[Math.floor(RARE_WORDS.length ** random()) - 1]!;
}
