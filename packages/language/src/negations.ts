/** Words that negate what follows them. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'tidak',
  'tak',
  'belum',
  'bukan',
  'tanpa',
  'tiada',
]);
