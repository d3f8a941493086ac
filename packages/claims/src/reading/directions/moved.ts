import { baseOf } from '../../dimensions/bases.js';
import { type Item, means } from '../../items/item.js';
import { isOfPeople } from '../../dimensions/people.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { saysThatMoved } from '../../bind/ways.js';

/** "Harga jual berubah": that something moved, whichever way. It is never held wrong. */
export function readMoved(sentence: Sentence, item: Item): Reading | null {
  if (item.used || !saysThatMoved(item)) return null;
  // "Berubah menjadi 3,03": its numbers tell of it.
  const next = sentence.after(item).find((one) => !means(one, 'plain'));
  const isTold = next && (means(next, 'from') || means(next, 'to'));
  const behind =
    next && sentence.after(next).find((one) => !means(one, 'plain') && !means(one, 'near'));
  if (next && means(next, 'way')) return null;
  if (isTold && behind && (means(behind, 'number') || means(behind, 'category'))) return null;
  const type = 'change' as const;
  const { table, isProfile } = sentence.sheet;
  const [indicator] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  // "Separuh lainnya menyatakan berubah": what people say is in no fact.
  const { items } = sentence.clauseOf(item);
  const isOfShare = items.some(
    (one) => means(one, 'category') || (means(one, 'measure') && one.meaning.measure !== 'average'),
  );
  if (isProfile || !indicator || isOfShare || isOfPeople(sentence, item))
    return decided({ type, items: [item] }, null);
  const base = baseOf(sentence, item);
  const change = table.find({ measure: 'change', indicator, sector, base });
  const facts = change ? [change] : [];
  return decided({ type, items: [item] }, change && change.value !== 0 ? true : null, { facts });
}
