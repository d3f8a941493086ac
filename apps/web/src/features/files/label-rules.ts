import { foldedLabel } from '@lqc/contracts';
import { copy } from './copy';

/** Why a label cannot be used, or null. A label must be filled in and unique, ignoring case. */
export function labelProblem(label: string, taken: readonly string[]): string | null {
  if (foldedLabel(label) === '') return copy.labelMissing;
  return taken.some((one) => foldedLabel(one) === foldedLabel(label)) ? copy.labelTaken : null;
}
