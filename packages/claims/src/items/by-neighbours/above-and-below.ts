import { become, type Item, means, PLAIN } from '../item.js';
import { pointsBack } from '../pointing.js';

/** "Di atas Permintaan Ekspor" compares, "tabel di bawah ini" says nothing. */
export function readAboveAName(items: readonly Item[], at: number): void {
  if (isPointing(items, at)) become(items[at]!, PLAIN);
  if (isBareComparison(items, at) && !isOfThree(items, at)) asComparison(items[at]!);
}

/** Whether an item is "di atas" or "di bawah", whatever follows it. */
const isAboveOrBelow = ({ meaning }: Item) =>
  meaning.is === 'near' && (meaning.comparison === 'more' || meaning.comparison === 'less');

const isOfThree = (items: readonly Item[], at: number) => {
  const next = items[at + 1];
  return means(next, 'category') && next.word === '3';
};

/** "Pada tabel di bawah ini". */
const isPointing = (items: readonly Item[], at: number) =>
  isAboveOrBelow(items[at]!) && pointsBack(items[at + 1]);

/** "Di atas" in front of a number is about the number, else it compares: "di atas Permintaan Ekspor". */
function isBareComparison(items: readonly Item[], at: number): boolean {
  if (!isAboveOrBelow(items[at]!)) return false;
  const next = items.slice(at + 1, at + 4).find((one) => one.meaning.is !== 'plain');
  return next?.meaning.is !== 'number' && next?.meaning.is !== 'near';
}

/** "21 kontak di atas netral, 10 di bawah": neutral is what was said beside it. */
export function readElidedSide(items: readonly Item[], at: number): void {
  const { meaning } = items[at]!;
  const [lead, next] = [items[at - 1], items[at + 1]];
  const isCount = means(lead, 'number') && lead.meaning.number.decimals === 0;
  const isEnd = !next || next.is === 'break' || next.is === 'close' || next.word === '.';
  if (meaning.is === 'near' && isAboveOrBelow(items[at]!) && isCount && isEnd)
    if (items.some((one) => one.is === 'category'))
      become(items[at]!, {
        is: 'category',
        category: meaning.comparison === 'more' ? 'above' : 'below',
      });
}

function asComparison(item: Item): void {
  const { meaning } = item;
  if (meaning.is !== 'near') return;
  become(item, { is: 'more', comparison: meaning.comparison === 'more' ? 'more' : 'less' });
}
