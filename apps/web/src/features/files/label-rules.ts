import { copy } from './copy';

/** A label as it is compared with others. */
export const folded = (label: string) => label.trim().toLowerCase();

/** Why a label cannot be used, or null. A label must be filled in and unique, ignoring case. */
export function labelProblem(label: string, taken: readonly string[]): string | null {
  if (folded(label) === '') return copy.labelMissing;
  return taken.some((one) => folded(one) === folded(label)) ? copy.labelTaken : null;
}
