import { hasIdulfitri, isIdulfitriMoved, periodOf } from '@lqc/contracts';
import { listed } from './figures.js';

/**
 * The note on Idulfitri for a quarter and those that it is compared with, all by label: which of the latter have it
 * where this one has not, or the other way round; null where it is the same in all.
 */
export function idulfitriNote(now: string, others: readonly (string | null)[]): string | null {
  const period = periodOf(now);
  if (!period) return null;
  const moved = [...new Set(others)].filter(
    (other): other is string => other !== null && isIdulfitriMoved(period, periodOf(other)),
  );
  if (moved.length === 0) return null;
  const [having, without] = hasIdulfitri(period) ? [[now], moved] : [moved, [now]];
  return `Idulfitri jatuh pada ${listed(having)}, tidak pada ${without.join(' maupun ')}`;
}
