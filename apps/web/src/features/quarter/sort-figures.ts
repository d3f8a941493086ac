import type { IndicatorFigure } from '@lqc/contracts';

export type SortKey = 'template' | 'indicator' | 'average' | 'n';

export interface Sorting {
  readonly by: SortKey;
  readonly ascending: boolean;
}

/** Sorts figures; those without an average always come last. */
export function sortFigures(
  figures: readonly IndicatorFigure[],
  { by, ascending }: Sorting,
): IndicatorFigure[] {
  if (by === 'template') return [...figures];
  const direction = ascending ? 1 : -1;
  return figures.toSorted((a, b) => {
    if (by === 'indicator') return direction * a.label.localeCompare(b.label, 'id');
    if (by === 'n') return direction * (a.n - b.n);
    if (a.average === null || b.average === null)
      return Number(a.average === null) - Number(b.average === null);
    return direction * (a.average - b.average);
  });
}
