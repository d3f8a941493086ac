import { isA, type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/** Whether a part of a sentence counts people rather than averages scores. */
export function isOfPeople(sentence: Sentence, item: Item): boolean {
  const clause = sentence.clauseOf(item);
  const hasPeople = (items: readonly Item[]) =>
    items.some(
      (one) =>
        (means(one, 'people') && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator') ||
        means(one, 'quantifier') ||
        means(one, 'some') ||
        (means(one, 'number') &&
          ['kontak', 'perusahaan', 'persen'].includes(one.meaning.number.unit ?? '')),
    );
  const isAverage = clause.items.some(
    (one) => means(one, 'measure') && one.meaning.measure === 'average',
  );
  if (isAverage) return false;
  if (sentence.around(clause).some((one) => hasPeople(one.items))) return true;
  const hasSubject = clause.items.some(isA('indicator'));
  const earlier = sentence.clauses[clause.id - 1];
  return !hasSubject && earlier !== undefined && hasPeople(earlier.items);
}
