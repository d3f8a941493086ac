import { LIKERT_SCALE } from '@lqc/contracts';
import { equals } from '../../judging/equals.js';
import { type Item, type ItemOf, means } from '../../items/item.js';
import { judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { addressesFor, type Bound, type NumberItem } from '../bindings/binding.js';
import { changeLead } from './change-lead.js';
import { sideOfThat } from '../../items/pointing.js';
import { isSide } from '../../facts/categories.js';

/**
 * "Tinggal 0,08 poin di atas titik netral", "terpaut 0,03 poin dari netral": how far an average lies from
 * the middle of the scale. Null where the number is no such distance.
 */
export function readNeutralDistance(
  sentence: Sentence,
  item: NumberItem,
  bound: Bound,
): Reading | null {
  const { unit, value } = item.meaning.number;
  const [link, name] = sentence.after(item);
  const place = link && LINKS.has(link.word) ? name : link;
  // No score is less than one.
  if (unit !== 'poin' && !(unit === null && value < LIKERT_SCALE.min)) return null;
  if (!place || !isThreshold(place)) return null;
  const lead = changeLead(sentence, item);
  if (lead && means(lead, 'way')) return null;
  const at = addressesFor(sentence, item, bound, { measure: 'average' });
  if (!at || at.length === 0) return null;
  const { category } = place.meaning;
  const side = category === 'above' ? 1 : category === 'below' ? -1 : null;
  return judge(
    { type: 'neutral_position', items: [item, place] },
    sentence.sheet.table,
    at,
    (fact) => {
      const apart = fact.value - LIKERT_SCALE.neutral;
      if (side !== null && Math.sign(apart) !== side) return false;
      return equals(item, 'equal', ({ value }) => Math.abs(value - LIKERT_SCALE.neutral))(fact);
    },
  );
}

const LINKS = new Set(['dari', 'terhadap', 'dengan']);

/** "Di atas titik netral", "netral", but not "di atasnya". */
const isThreshold = (one: Item): one is ItemOf<'category'> =>
  means(one, 'category') && isSide(one.meaning.category) && sideOfThat(one) === null;
