import { copy } from './copy';

const folded = (label: string) => label.trim().toLowerCase();

/** Why a label cannot be used, or null. A label must be filled in and unique, ignoring case. */
export function labelProblem(label: string, taken: readonly string[]): string | null {
  if (folded(label) === '') return copy.labelMissing;
  return taken.some((one) => folded(one) === folded(label)) ? copy.labelTaken : null;
}
