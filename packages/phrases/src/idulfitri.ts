import { hasIdulfitri, isIdulfitriMoved, periodOf } from '@lqc/contracts';

/**
 * The distinct notes on Idulfitri for a quarter and those that it is compared with, all by label.
 */
export const idulfitriNotes = (now: string, others: readonly (string | null)[]): string[] =>
  [...new Set(others.map((other) => other && idulfitriNote(now, other)))].filter(
    (note): note is string => Boolean(note),
  );

/**
 * The note when exactly one of two quarters, given by their labels, has Idulfitri; null otherwise.
 */
export function idulfitriNote(one: string, other: string): string | null {
  const period = periodOf(one);
  if (!period || !isIdulfitriMoved(period, periodOf(other))) return null;
  const [having, without] = hasIdulfitri(period) ? [one, other] : [other, one];
  return `Idulfitri jatuh pada ${having}, tidak pada ${without}`;
}
