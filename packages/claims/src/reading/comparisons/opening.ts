import { type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** "Dibandingkan permintaan ekspor, permintaan domestik lebih rendah": what opens a sentence. */
export function openingOf(
  sentence: Sentence,
  item: Item,
): ItemOf<'indicator'> | ItemOf<'sector'> | null {
  const [first] = sentence.clauses;
  const led = first?.items.filter((one) => !means(one, 'plain')) ?? [];
  const [than, name, ...rest] = led;
  // "Dibandingkan persediaan yang mencapai 3,56, …": its own figure goes with the name.
  const isOfName = rest.every(
    (one) => means(one, 'number') || means(one, 'open') || means(one, 'close'),
  );
  if (first === sentence.clauseOf(item) || !isOfName || !than || !means(than, 'than')) return null;
  return name && (means(name, 'indicator') || means(name, 'sector')) ? name : null;
}
