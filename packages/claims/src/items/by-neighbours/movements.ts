import { become, isA, type Item, type Meaning, means } from '../item.js';
import { PLAIN } from './plain.js';

/** Words of direction that say more or less beside others: "harga jual tetap", "hampir tidak bergerak". */
export function readMovements(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const [lead, next] = [items[at - 1], items[at + 1]];
  if (item.word === 'tetap' && isOneWord(item) && !means(item, 'category') && isStill(items, at))
    become(item, { is: 'way', way: 0, manner: 'exact' });
  // "Hampir tidak bergerak".
  if (means(item, 'way') && item.meaning.way === 0 && lead && means(lead, 'near')) {
    become(item, { ...item.meaning, manner: 'loose' });
    become(lead, PLAIN);
  }
  // "Penyerapan tenaga kerja tertahan."
  if (item.word === 'tertahan' && (!next || next.word === '.'))
    become(item, { is: 'way', way: 0, manner: 'loose' });
  // "Kehilangan 0,40 poin".
  if (item.word === 'kehilangan' && next && means(next, 'number'))
    become(item, { is: 'way', way: -1, manner: 'plain' });
}

/** Words that move nothing where they stand: "dari minus 40,5 poin", "jatuh pada skor 2", "gairah pasar mereda". */
export function readNoMovements(items: readonly Item[], at: number): void {
  const item = items[at]!;
  const next = items[at + 1];
  // "Gairah pasar mereda": the noun, beside a word of direction.
  const isOther = (one: Item) => one !== item && means(one, 'way');
  const isOfIndicator = next && means(next, 'indicator');
  if (item.word === 'gairah' && (isOfIndicator || items.some(isOther))) become(item, PLAIN);
  // "Harga jual tertahan di titik netral" tells where it lies, no reason.
  if (item.word === 'tertahan' && next && (LYING.has(next.word) || means(next, 'category')))
    become(item, PLAIN);
  // "Dari minus 40,5 poin": a sign, no fall.
  if (item.word === 'minus' && next && (means(next, 'number') || means(next, 'near')))
    become(item, PLAIN);
  // "Jatuh pada skor 2": which answer it is, no fall.
  const told = items.slice(at + 1, at + 4).find((one) => !means(one, 'plain'));
  if (item.word === 'jatuh' && next?.word === 'pada' && told && means(told, 'category'))
    become(item, PLAIN);
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

const LYING = new Set(['di', 'pada', 'tepat', 'sebesar']);

/** Not the first word of a phrase. */
export const isOneWord = ({ start, end, word }: Item) => end - start === word.length;
