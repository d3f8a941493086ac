import { become, isA, type Item, means } from '../item.js';
import { PLAIN } from './plain.js';

/** Words that may link a reason to what it did: what "mengangkat" and "menyusul" mean where they stand. */
export function readLinks(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const next = items[at + 1];
  // "Menyusul dengan rata-rata 4,00" tells an order, no reason.
  if (item.word === 'menyusul' && next && ['dengan', 'di', 'pada', 'sebesar'].includes(next.word))
    become(item, PLAIN);
  // "Harga avtur mengangkat harga jual": what the reason in front did to it.
  if (isLifting(items, at)) become(item, { is: 'cause' });
  // "Penguatan ekspor mengimbangi pelemahan permintaan domestik": it links what both did.
  if (BALANCING.test(item.word) && next && (means(next, 'way') || means(next, 'indicator')))
    become(item, PLAIN);
  // "Terlihat dari skor 3,83": from what it is seen.
  if (means(item, 'from') && item.word === 'dari' && SEEN.has(items[at - 1]?.word ?? ''))
    become(item, PLAIN);
}

/** What a reason that stands in front did: nobody but it can be meant where none was named before. */
function isLifting(items: readonly Item[], at: number): boolean {
  if (!LIFTING.test(items[at]!.word)) return false;
  const before = items.slice(0, at);
  const isNamed = before.some(
    (one) =>
      means(one, 'indicator') ||
      means(one, 'sector') ||
      means(one, 'company') ||
      means(one, 'people'),
  );
  return !isNamed && before.some(isA('other'));
}

const LIFTING = /^me(?:ngangkat|ndongkrak|ngerek|ngatrol|nggerus|ngikis|mangkas|nggenjot)$/;

const BALANCING = /^(?:mengimbangi|diimbangi|terimbangi)$/;

const SEEN = new Set(['terlihat', 'tampak', 'tergambar', 'terbaca', 'terpantau']);
