import { become, isA, type Item, means } from './item.js';
import { pointsBack } from './pointing.js';

const PLACE = new Set(['peringkat', 'posisi', 'urutan', 'tempat', 'ranking', 'juara']);

/**
 * "Menempati peringkat ketiga", "posisi pertama ditempati …": an ordinal that is a rank of its own,
 * for no "tertinggi" stands beside it. "Kedua dari bawah" counts from the other end.
 */
export function readPlaces(items: readonly Item[]): void {
  if (items.some(isA('rank'))) return;
  for (const [at, item] of items.entries()) {
    if (!means(item, 'ordinal') || !PLACE.has(items[at - 1]?.word ?? '')) continue;
    if (pointsBack(items[at + 1])) continue;
    const isFromBelow =
      items[at + 1]?.word === 'dari' && /^(?:bawah|buncit)/.test(items[at + 2]?.word ?? '');
    const { place } = item.meaning;
    become(item, { is: 'rank', end: isFromBelow ? 'bottom' : 'top', place });
    if (isFromBelow) become(items[at + 2]!, { is: 'plain' });
  }
}

const AHEAD = new Set(['setelah', 'sesudah', 'di bawah', 'di belakang', 'belakang']);

/** "Peringkat ketiga setelah A dan B": where the names begin that lie before the one ranked. */
export function namesAhead(items: readonly Item[], rank: Item): Item | null {
  return (
    items.find(
      (one, at) =>
        one.start >= rank.end &&
        (AHEAD.has(one.word) || (one.word === 'di' && isNextTo(one, rank))) &&
        items
          .slice(at + 1, at + 4)
          .some((next) => means(next, 'indicator') || means(next, 'sector')),
    ) ?? null
  );
}

/** "Di bawah A" from the top, "terendah kedua, hanya di atas A" from the bottom. */
function isNextTo({ meaning }: Item, rank: Item): boolean {
  const isFromBottom = means(rank, 'rank') && rank.meaning.end === 'bottom';
  const isLying = meaning.is === 'more' || meaning.is === 'near';
  return isLying && meaning.comparison === (isFromBottom ? 'more' : 'less');
}
