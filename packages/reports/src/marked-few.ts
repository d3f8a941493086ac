import type { Disclosure } from '@lqc/analysis';
import type { ColumnKind } from './workbooks/table.js';

const COUNTS: ReadonlySet<ColumnKind> = new Set(['count', 'share']);

/** Whether a figure bears the mark of a small group: what nobody answered does not, but a balance of zero does. */
export const isMarkedFew = (
  value: string | number,
  kind: ColumnKind,
  disclosure: Disclosure,
): boolean => disclosure === 'few' && !(value === 0 && COUNTS.has(kind));
