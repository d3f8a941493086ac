import { become, type Item, means, PLAIN } from '../item.js';

/** Reads words for "all": all contacts, all of a sector, or the whole of a share. */
export function readEverybody(items: readonly Item[], at: number): void {
  const [part, lead, item] = [items[at - 2], items[at - 1], items[at]!];
  if (!means(item, 'everybody') || !lead) return;
  // "Sektor Konstruksi secara keseluruhan": all of it, not everybody.
  if (isPlace(lead)) become(item, PLAIN);
  // "30,0 % dari keseluruhan": the whole of a share.
  if (lead.word === 'dari' && (means(part, 'number') || means(part, 'quantifier')))
    become(item, PLAIN);
}

const isPlace = (one: Item) =>
  means(one, 'sector') || (means(one, 'people') && one.meaning.who === 'sektor');
