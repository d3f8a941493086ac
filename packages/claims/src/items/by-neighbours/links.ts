import { become, type Item, means, PLAIN } from '../item.js';

/** Decides whether words such as "mengangkat" and "menyusul" link a reason to its effect here. */
export function readLinks(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const next = items[at + 1];
  // "Menyusul dengan rata-rata 4,00" tells an order, no reason.
  if (item.word === 'menyusul' && next && ['dengan', 'di', 'pada', 'sebesar'].includes(next.word))
    become(item, PLAIN);
  // "Terutama bersumber dari minyak kelapa sawit": a reason, where no sector follows.
  if (means(item, 'rank') && item.last === 'dari' && next && !means(next, 'sector'))
    become(item, { is: 'cause' });
  // "Terlihat dari skor 3,83": from what it is seen.
  if (means(item, 'from') && item.word === 'dari' && SEEN.has(items[at - 1]?.word ?? ''))
    become(item, PLAIN);
}

const SEEN = new Set(['terlihat', 'tampak', 'tergambar', 'terbaca', 'terpantau']);
