import type { ChangedFigure } from '@lqc/contracts';
import type { Figure } from './table-figures.js';

/** A figure's label without its value. */
const subjectOf = ({ label }: Figure): string => label.slice(0, label.lastIndexOf(': '));

const byId = (figures: readonly Figure[]) => new Map(figures.map((one) => [one.id, one]));

/**
 * The figures of a section that changed, old beside new. For a figure that changed before and was not
 * looked at since, the value that the text was written with counts as old.
 */
export function changedFigures(
  old: readonly Figure[],
  now: readonly Figure[],
  before: readonly ChangedFigure[],
): ChangedFigure[] {
  // By the id: what a figure and its quarter are called changes.
  const [former, current] = [byId(old), byId(now)];
  const writtenWith = new Map(before.map((figure) => [figure.fact_id, figure.old]));
  return [...new Map([...former, ...current]).values()].flatMap((fact): ChangedFigure[] => {
    const { id, unit, decimals } = fact;
    const oldValue = writtenWith.has(id) ? writtenWith.get(id)! : (former.get(id)?.value ?? null);
    const nowValue = current.get(id)?.value ?? null;
    if (oldValue === nowValue) return [];
    return [{ fact_id: id, label: subjectOf(fact), old: oldValue, now: nowValue, unit, decimals }];
  });
}
