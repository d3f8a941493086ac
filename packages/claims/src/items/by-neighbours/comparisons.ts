import { become, isA, type Item, means } from '../item.js';
import { PLAIN } from './plain.js';

/** "Kurang cerah", "unggul 0,16 poin atas biaya energi": they compare, or turn what stands behind. */
export function readComparisons(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const next = items[at + 1];
  // "Prospek tenaga kerja kurang cerah": on the other side, or on the way there.
  const isLess = item.word === 'kurang' && !items.some(isA('company'));
  if (isLess && next && means(next, 'level') && next.meaning.isOpinion) {
    const level = next.meaning.level === 'above' ? 'below' : 'above';
    become(next, { ...next.meaning, level, isOfCourse: true });
    become(item, PLAIN);
  }
  // "Unggul 0,16 poin", "unggul atas permintaan ekspor": it compares, no rank is told.
  const comparison = AHEAD.get(item.word);
  if (comparison && next && (means(next, 'number') || OVER.has(next.word)))
    become(item, { is: 'more', comparison });
  // "Unggul 0,30 poin atas biaya energi".
  if (item.word === 'atas' && items.slice(0, at).some(({ word }) => AHEAD.has(word)))
    become(item, { is: 'than' });
}

const AHEAD: ReadonlyMap<string, 'more' | 'less'> = new Map([
  ['unggul', 'more'],
  ['tertinggal', 'less'],
]);

const OVER = new Set(['dari', 'atas', 'terhadap', 'dibandingkan', 'daripada']);
