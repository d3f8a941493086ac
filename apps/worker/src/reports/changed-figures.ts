import type { ChangedFigure, Fact } from '@lqc/contracts';

/** A fact's label without its value, by which it is found in other data. */
const subjectOf = ({ label }: Pick<Fact, 'label'>): string =>
  label.slice(0, label.lastIndexOf(': '));
const keyOf = (fact: Fact): string =>
  `${fact.kind}|${fact.subject}|${fact.quarter}|${nameOf(fact)}`;

/** A count and its share have the same label. */
const seenAs = ({ label, unit }: Pick<ChangedFigure, 'label' | 'unit'>) => `${unit}|${label}`;

/** What the figure is called, without the quarter, which a replaced file may name otherwise. */
const nameOf = (fact: Fact): string => subjectOf(fact).replace(/,[^,]*$/, '');

/**
 * The figures of a section that changed, old beside new. For a figure that changed before and was not
 * looked at since, the value that the text was written with counts as old.
 */
export function changedFigures(
  old: readonly Fact[],
  now: readonly Fact[],
  before: readonly ChangedFigure[],
): ChangedFigure[] {
  const current = new Map(now.map((fact) => [keyOf(fact), fact]));
  const former = new Map(old.map((fact) => [keyOf(fact), fact]));
  const writtenWith = new Map(before.map((figure) => [seenAs(figure), figure.old]));
  return [...new Set([...current.keys(), ...former.keys()])].flatMap((key): ChangedFigure[] => {
    const fact = current.get(key) ?? former.get(key)!;
    const label = subjectOf(fact);
    const seen = seenAs({ label, unit: fact.unit });
    const oldValue = writtenWith.has(seen)
      ? writtenWith.get(seen)!
      : (former.get(key)?.value ?? null);
    const nowValue = current.get(key)?.value ?? null;
    if (oldValue === nowValue) return [];
    const { id: fact_id, unit, decimals } = fact;
    return [{ fact_id, label, old: oldValue, now: nowValue, unit, decimals }];
  });
}
