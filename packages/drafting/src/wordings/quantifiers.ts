import { fitsQuantifier, QUANTIFIERS } from '@lqc/claims';

/** The words that are written, the narrowest first; their thresholds are those by which they are checked. */
const WRITTEN = [
  'seluruh',
  'hampir seluruh',
  'sebagian besar',
  'mayoritas',
  'separuh',
  'hampir separuh',
  'sekitar sepertiga',
  'lebih dari sepertiga',
  'sekitar seperempat',
  'lebih dari seperempat',
  'kurang dari seperempat',
] as const;

/** The word for a share in percent; null for one that no word of the table fits, and for nobody, who are not a few. */
export const quantifierOf = (share: number): string | null =>
  WRITTEN.find((word) => share > 0 && fitsQuantifier(share, QUANTIFIERS[word]!)) ?? null;
