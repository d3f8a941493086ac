/** Words that deny what stands behind them. */
export const NEGATIONS: ReadonlySet<string> = new Set([
  'tidak',
  'tak',
  'belum',
  'bukan',
  'tanpa',
  'tiada',
]);
