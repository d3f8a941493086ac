import { become, isA, type Item, type Meaning, means, PLAIN } from '../item.js';

/** Words of direction that say more or less beside others: "hampir tidak bergerak". */
export function readMovements(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const [lead, next] = [items[at - 1], items[at + 1]];
  // "Hampir tidak bergerak".
  if (means(item, 'direction') && item.meaning.direction === 0 && means(lead, 'near')) {
    become(item, { ...item.meaning, manner: 'loose' });
    become(lead, PLAIN);
  }
  // "Kehilangan 0,40 poin".
  if (item.word === 'kehilangan' && means(next, 'number'))
    become(item, { is: 'direction', direction: -1, manner: 'plain' });
}

/** "Harga jual tetap" is a direction; so that "15 tetap, 9 turun" counts, it is one before numbers are read. */
export function readStill(items: readonly Item[], at: number): void {
  const item = items[at]!;
  if (item.word === 'tetap' && isOneWord(item) && !means(item, 'category') && isStill(items, at))
    become(item, { is: 'direction', direction: 0, manner: 'exact' });
}

const STILL_BEFORE = new Set<Meaning['is']>(['break', 'open', 'close', 'period', 'number', 'than']);

/** "Harga jual tetap" says that it did not move; "tetap tumbuh" says nothing of the kind. */
function isStill(items: readonly Item[], at: number): boolean {
  const next = items[at + 1];
  if (!next || STILL_BEFORE.has(next.meaning.is)) return true;
  // "Tetap dari 3,86 menjadi 3,03", but "tetap menjadi yang terbesar".
  const isEnd = means(next, 'from') || means(next, 'to');
  if (isEnd && items.slice(at + 2, at + 4).some(isA('number'))) return true;
  return ['.', 'pada', 'di', 'sebesar', 'dengan', 'seperti'].includes(next.word);
}

/** Not the first word of a phrase. */
export const isOneWord = ({ start, end, word }: Item) => end - start === word.length;
