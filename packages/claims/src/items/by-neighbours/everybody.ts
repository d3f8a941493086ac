import { become, type Item, means, PLAIN } from '../item.js';

/** Reads words for "all": all contacts, all of a sector, or the whole of a share. */
export function readEverybody(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const lead = items[at - 1];
  if (isEverybody(items, at)) become(item, { is: 'everybody' });
  // "Skor gabungan seluruh sektor": everybody's, no sum.
  const next = items[at + 1];
  if (means(item, 'sum') && item.word === 'gabungan' && means(next, 'everybody'))
    become(item, PLAIN);
  if (!means(item, 'everybody') || !lead) return;
  // "Sektor Konstruksi secara keseluruhan": all of it, not everybody.
  if (isPlace(lead)) become(item, PLAIN);
  // "30,0 % dari keseluruhan": the whole of a share.
  const part = items[at - 2];
  if (lead.word === 'dari' && part && isPart(part)) become(item, PLAIN);
}

const isPart = (one: Item) => means(one, 'number') || means(one, 'quantifier');

const isPlace = (one: Item) =>
  means(one, 'sector') || (means(one, 'people') && one.meaning.who === 'sektor');

const FIGURE = /^(?:angka|skor|indeks|nilai)(?:nya)?$/;

/** "Sektor ini 3,40, sedangkan rata-rata seluruh kontak 3,03": beside a sector, all are everybody. */
function isEverybody(items: readonly Item[], at: number): boolean {
  const [lead, item, next] = [items[at - 1], items[at]!, items[at + 1]];
  if (!means(item, 'quantifier') || item.meaning.quantifier.least < 100) return false;
  const isAverage =
    lead &&
    ((means(lead, 'measure') && lead.meaning.measure === 'average') || FIGURE.test(lead.word));
  const isOfAll = means(next, 'people') && next.meaning.who === 'kontak';
  return Boolean(isAverage && isOfAll) && items.slice(0, at).some(isPlace);
}
