import { become, isA, type Item, type Meaning, means } from '../item.js';

/** "Kehilangan 0,40 poin"; "tidak sampai turun", where "tidak sampai 40 %" is nearly so much. */
export function readMovements(items: readonly Item[], at: number): void {
  const [item, next] = [items[at]!, items[at + 1]];
  if (means(item, 'near') && item.last === 'sampai' && means(next, 'direction'))
    become(item, { is: 'not' });
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
