import { become, type Item, isMeasure, means, PLAIN } from '../item.js';

/** "Hanya 12 kontak": it says nothing beside its figure. */
export function readColoured(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const isOnly = ONLY.has(item.word) && !means(item, 'category');
  if (isOnly && (isOfSize(items, at) || isOriented(items[at + 1]))) become(item, PLAIN);
}

/** Words that make a figure small; before a name they shut others out. */
export const ONLY = new Set(['hanya', 'cuma', 'sekadar', 'tinggal', 'baru']);

/** "Hanya 12 kontak", "hanya naik tipis": it colours a figure; before a name it would shut others out. */
function isOfSize(items: readonly Item[], at: number): boolean {
  const next = items
    .slice(at + 1, at + 5)
    .find(({ meaning }) => !['plain', 'from', 'cause', 'says'].includes(meaning.is));
  // "Hanya terpaut 0,01 poin dari …".
  const isGap = isMeasure('change')(next);
  return (
    next !== undefined &&
    (isGap ||
      ['number', 'direction', 'size', 'quantifier', 'near', 'more'].includes(next.meaning.is))
  );
}

/** "Yang hanya berorientasi ekspor" is what the category means. */
const isOriented = (item: Item | undefined) =>
  means(item, 'category') && ['domestic', 'export'].includes(item.meaning.category);
