import { isA, type Item, type ItemOf } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** "Dibandingkan permintaan ekspor, permintaan domestik lebih rendah": what opens a sentence. */
export function openingOf(
  sentence: Sentence,
  item: Item,
): ItemOf<'indicator'> | ItemOf<'sector'> | null {
  const [first] = sentence.clauses;
  const led = first?.items.filter((one) => !isA('plain')(one)) ?? [];
  const [than, name, ...rest] = led;
  // "Dibandingkan persediaan yang mencapai 3,56, …": its own figure goes with the name.
  const isOfName = rest.every((one) => isA('number')(one) || isA('open')(one) || isA('close')(one));
  if (first === sentence.clauseOf(item) || !isOfName || !than || !isA('than')(than)) return null;
  return name && (isA('indicator')(name) || isA('sector')(name)) ? name : null;
}
