import { type Item, means } from '../../items/item.js';

const MOSTLY = /^(?:terutama|utamanya|khususnya)/;
const SOURCE = /^(?:sumber|bersumber|penopang|penyumbang|tumpuan|peningkatan|kenaikan|penurunan)/;

/**
 * Splits off where a change was felt most, which the contact may have told before its reason: "naik 15 % (qtq) karena
 * libur panjang, terutama dari restoran di Tabanan", "…, dengan apartemen sebagai sumber utama". The statement itself
 * comes first.
 */
export function placedApart(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [[]];
  for (const [at, item] of items.entries()) {
    if (means(item, 'break') && beginsPlace(items.slice(at + 1))) pieces.push([]);
    else pieces.at(-1)!.push(item);
  }
  return pieces;
}

function beginsPlace(behind: readonly Item[]): boolean {
  const [first] = behind;
  if (!first) return false;
  const end = behind.findIndex((one) => means(one, 'break'));
  const piece = behind.slice(0, end < 0 ? undefined : end);
  if (piece.some((one) => means(one, 'number'))) return false;
  if (MOSTLY.test(first.word)) return true;
  return first.word === 'dengan' && piece.some(({ word }) => SOURCE.test(word));
}
