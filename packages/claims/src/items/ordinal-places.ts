import { become, isA, type Item, means } from './item.js';
import { pointsBack } from './pointing.js';

const PLACE = new Set(['peringkat', 'posisi', 'urutan', 'tempat', 'ranking', 'juara']);

/**
 * "Menempati peringkat ketiga", "posisi pertama ditempati …": reads an ordinal as a rank where no
 * "tertinggi" is beside it. "Kedua dari bawah" counts from the other end.
 */
export function readPlaces(items: readonly Item[]): void {
  if (items.some(isA('rank'))) return;
  for (const [at, item] of items.entries()) {
    if (!means(item, 'ordinal') || !PLACE.has(items[at - 1]?.word ?? '')) continue;
    if (pointsBack(items[at + 1])) continue;
    const { place } = item.meaning;
    become(item, { is: 'rank', end: 'top', place });
  }
}
