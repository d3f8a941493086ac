import type { Token } from '../language/tokens.js';

export const NEGATIONS: ReadonlySet<string> = new Set(['tidak', 'belum', 'bukan', 'tanpa', 'tak']);

/** Whether a stretch and the sentence that bears it out are both negated, or neither. */
export const isSameNegation = (
  tokens: readonly Token[],
  { isNegated }: { readonly isNegated: boolean },
): boolean => tokens.some(({ word }) => NEGATIONS.has(word)) === isNegated;
