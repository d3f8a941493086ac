import { hasIdulfitri, isIdulfitriMoved, periodOf } from '@lqc/contracts';

/** What is told of a quarter and each one that it is compared with, see {@link idulfitriNote}. */
export const idulfitriNotes = (now: string, others: readonly (string | null)[]): string[] =>
  [...new Set(others.map((other) => other && idulfitriNote(now, other)))].filter(
    (note): note is string => Boolean(note),
  );

/** What is told of two quarters, by their labels, where one has Idulfitri and the other has not. */
export function idulfitriNote(one: string, other: string): string | null {
  const [here, there] = [periodOf(one), periodOf(other)];
  if (!here || !isIdulfitriMoved(here, there)) return null;
  const [holding, without] = hasIdulfitri(here) ? [one, other] : [other, one];
  return `Idulfitri jatuh pada ${holding}, tidak pada ${without}`;
}
