import { hasIdulfitri, isIdulfitriMoved, periodOf } from '@lqc/contracts';

/**
 * The note on Idulfitri for a quarter and those that it is compared with, all by label: which of the latter have it
 * where this one has not, or the other way round; null where it is the same in all.
 */
export function idulfitriNote(now: string, others: readonly (string | null)[]): string | null {
  const period = periodOf(now);
  if (!period) return null;
  const moved = new Set(
    others.filter((other) => other && isIdulfitriMoved(period, periodOf(other))),
  );
  if (moved.size === 0) return null;
  const named = [...moved].join(' dan ');
  const [having, without] = hasIdulfitri(period) ? [now, named] : [named, now];
  return `Idulfitri jatuh pada ${having}, tidak pada ${without}`;
}
