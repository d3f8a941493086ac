import { become, type Item, type Meaning, means } from '../item.js';
import { isSide } from '../../facts/categories.js';
import { pointsBack } from '../pointing.js';
import { PLAIN } from './plain.js';

/** "Tiga di atas, dua di bawah": before the numbers beside them take their unit. */
export function readSharedThreshold(items: readonly Item[], at: number): void {
  const shared = sharedCategory(items, at);
  if (shared) become(items[at]!, shared);
}

/** "Di atas Permintaan Ekspor" compares, "tabel di bawah ini" says nothing. */
export function readAboveAName(items: readonly Item[], at: number): void {
  if (isPointing(items, at)) become(items[at]!, PLAIN);
  if (isBareComparison(items, at) && !isOfThree(items, at)) asComparison(items[at]!);
}

/** "Di atas", "di bawah", in front of nothing yet. */
const isAboveOrBelow = ({ meaning }: Item) =>
  meaning.is === 'near' && (meaning.comparison === 'more' || meaning.comparison === 'less');

const isOfThree = (items: readonly Item[], at: number) => {
  const next = items[at + 1];
  return next !== undefined && means(next, 'category') && next.word === '3';
};

/** "Pada tabel di bawah ini". */
const isPointing = (items: readonly Item[], at: number) =>
  isAboveOrBelow(items[at]!) && pointsBack(items[at + 1]);

/** "Di atas dan di bawah netral": both are said of the threshold. */
function sharedCategory(items: readonly Item[], at: number): Meaning | null {
  const { meaning } = items[at]!;
  const [link, other] = [items[at + 1], items[at + 2]];
  if (!isAboveOrBelow(items[at]!) || (link && !means(link, 'break') && link.word !== '.'))
    return null;
  const isOfSide = (one: Item) => means(one, 'category') && isSide(one.meaning.category);
  const isListed = other !== undefined && isOfSide(other);
  // "Satu di atas, satu netral, dan satu di bawah."
  if (!isListed && !items.some((one) => one.word === 'netral' && isOfSide(one))) return null;
  const category = meaning.is === 'near' && meaning.comparison === 'more' ? 'above' : 'below';
  return { is: 'category', category };
}

/** "Di atas" in front of a number is about the number, else it compares: "di atas Permintaan Ekspor". */
function isBareComparison(items: readonly Item[], at: number): boolean {
  if (!isAboveOrBelow(items[at]!)) return false;
  const next = items.slice(at + 1, at + 4).find((one) => one.meaning.is !== 'plain');
  return next?.meaning.is !== 'number' && next?.meaning.is !== 'near';
}

function asComparison(item: Item): void {
  const { meaning } = item;
  if (meaning.is !== 'near') return;
  become(item, { is: 'more', comparison: meaning.comparison === 'more' ? 'more' : 'less' });
}
