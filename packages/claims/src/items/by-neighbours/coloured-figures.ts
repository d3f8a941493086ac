import { become, isA, type Item, means } from '../item.js';
import { PLAIN } from './plain.js';

/** "Hanya 12 kontak": it says nothing beside its figure. */
export function readColoured(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const isOnly = ONLY.has(item.word) && !means(item, 'category');
  if (isOnly && (isOfSize(items, at) || isOriented(items[at + 1]))) become(item, PLAIN);
}

/** "22,5 %, setara dengan sembilan perusahaan": one figure told twice, no comparison. */
export function readSameInOtherWords(items: readonly Item[], at: number): void {
  if (isSameInOtherWords(items, at)) become(items[at]!, PLAIN);
}

/** "Naik dalam dua perbandingan: …": the text's own parts. */
export function readPartsOfText(items: readonly Item[], at: number): void {
  const next = items[at + 1];
  if (means(items[at]!, 'number') && next && PARTS.has(next.word)) become(items[at]!, PLAIN);
}

/** Words that make a figure small; before a name they shut others out. */
export const ONLY = new Set(['hanya', 'cuma', 'sekadar', 'tinggal', 'baru']);

/** "Hanya 12 kontak", "hanya naik tipis": it colours a figure; before a name it would shut others out. */
function isOfSize(items: readonly Item[], at: number): boolean {
  const next = items
    .slice(at + 1, at + 5)
    .find(({ meaning }) => !['plain', 'from', 'cause', 'says'].includes(meaning.is));
  // "Hanya terpaut 0,01 poin dari …".
  const isGap = next && means(next, 'measure') && next.meaning.measure === 'change';
  return (
    next !== undefined &&
    (isGap || ['number', 'way', 'size', 'quantifier', 'near', 'more'].includes(next.meaning.is))
  );
}

/** "Yang hanya berorientasi ekspor" is what the category means. */
const isOriented = (item: Item | undefined) =>
  item !== undefined &&
  means(item, 'category') &&
  ['domestic', 'export'].includes(item.meaning.category);

/** "22,5%, setara dengan sembilan perusahaan": a share and the count that it is of. */
function isSameInOtherWords(items: readonly Item[], at: number): boolean {
  const item = items[at]!;
  if (!means(item, 'more') || item.meaning.comparison !== 'equal') return false;
  // "Atau setara dengan tingkat respons 97,5 %".
  if (items[at - 1]?.word === 'atau') return true;
  const led = items.slice(0, at).findLast((one) => !means(one, 'break') && !means(one, 'plain'));
  const next = items.slice(at + 1).find((one) => !means(one, 'plain') && !means(one, 'near'));
  const isShare = (one: Item | undefined) =>
    one && means(one, 'number') ? one.meaning.number.unit === 'persen' : null;
  const [one, two] = [isShare(led), isShare(next)];
  // "Porsi di atas netral itu setara 53,8 %": no figure stands before it.
  const isFirst = !items.slice(0, at).some(isA('number')) && led !== undefined;
  if (isFirst && two === true && (means(led, 'category') || means(led, 'measure'))) return true;
  return one !== null && two !== null && one !== two;
}

const PARTS = new Set(['perbandingan', 'basis', 'hal', 'catatan', 'ukuran']);
