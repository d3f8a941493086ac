import { become, isA, type Item, type ItemOf, means, PLAIN } from '../item.js';
import { pointsBack } from '../pointing.js';

type AboveOrBelow = ItemOf<'near'> & { readonly meaning: { readonly comparison: 'more' | 'less' } };

/** Whether an item is "di atas" or "di bawah", whatever follows it. */
const isAboveOrBelow = (item: Item): item is AboveOrBelow =>
  means(item, 'near') && (item.meaning.comparison === 'more' || item.meaning.comparison === 'less');

/** "Di atas Permintaan Ekspor" compares, "tabel di bawah ini" says nothing. */
export function readAboveAName(items: readonly Item[], at: number): void {
  const [item, next] = [items[at]!, items[at + 1]];
  if (!isAboveOrBelow(item)) return;
  if (pointsBack(next)) become(item, PLAIN);
  else if (!isBeforeNumber(items, at) && !isThree(next))
    become(item, { is: 'more', comparison: item.meaning.comparison });
}

const isThree = (next: Item | undefined): boolean => means(next, 'category') && next.word === '3';

/** "Di atas 3,40" is about the number. */
function isBeforeNumber(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1, at + 4).find((one) => !means(one, 'plain'));
  return means(next, 'number') || means(next, 'near');
}

/** "21 kontak di atas netral, 10 di bawah": neutral is what was said beside it. */
export function readElidedSide(items: readonly Item[], at: number): void {
  const [lead, item, next] = [items[at - 1], items[at]!, items[at + 1]];
  const isCount = means(lead, 'number') && lead.meaning.number.decimals === 0;
  const isEnd = !next || next.is === 'break' || next.is === 'close' || next.word === '.';
  // "6 dari 8 di atas netral, di bawah nihil".
  const isNone = next?.word === 'nihil';
  if (isAboveOrBelow(item) && (isNone || (isCount && isEnd)) && items.some(isA('category')))
    become(item, {
      is: 'category',
      category: item.meaning.comparison === 'more' ? 'above' : 'below',
    });
}
