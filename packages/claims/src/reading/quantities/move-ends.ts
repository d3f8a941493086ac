import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

export interface Ends {
  readonly from: ItemOf<'number'> | null;
  readonly to: ItemOf<'number'> | null;
  /** "Lebih banyak daripada 36 kontak". */
  readonly isThan: boolean;
}

/** The numbers that a word of direction goes from and to; null where it has none. */
export function endsOf(sentence: Sentence, item: Item): Ends | null {
  const { items } = sentence;
  const at = items.indexOf(item);
  let from: ItemOf<'number'> | null = null;
  let to: ItemOf<'number'> | null = null;
  let isThan = false;
  let lead: 'from' | 'to' | 'than' | null = null;
  const isStill = means(item, 'way') && item.meaning.way === 0;
  for (const next of items.slice(at + 1, at + 16)) {
    if (means(next, 'respectively')) return null;
    // "Peningkatan biaya tercermin dari menyusutnya pangsa …, dari 48,7 %": the second word moved it.
    if (means(next, 'way') && MOVE.test(next.word)) return null;
    if (means(next, 'from')) lead = 'from';
    else if (isStill && STATING.has(next.word)) lead = 'to';
    else if (isStill && next === items[at + 1] && means(next, 'number')) {
      if (!next.used) to = next;
      break;
    } else if (means(next, 'to')) lead = 'to';
    else if (means(next, 'than')) lead = 'than';
    else if (means(next, 'number')) {
      // "Bertambah tiga, dari lima menjadi delapan": how far, before from where and to where.
      if (lead === null && next === items[at + 1] && !isStill) continue;
      if (lead === null || next.used) break;
      // "Memperkirakan penurunan, dari lima kontak yang menjawab": of whom, not from where.
      if (lead === 'from' && items[items.indexOf(next) + 1]?.word === 'yang') break;
      // "Lebih banyak daripada 13 kontak yang menilai di atas netral": beside others, not before.
      if (lead === 'than' && categoryBehind(sentence, next)) return null;
      if (lead === 'to') to ??= next;
      else from ??= next;
      isThan ||= lead === 'than';
      lead = null;
      // "Menjadi 18,9 % dari 30,8 %".
      if (to && (from || !isFromBehind(items, next))) break;
    } else if (
      (means(next, 'category') ||
        means(next, 'way') ||
        means(next, 'indicator') ||
        means(next, 'measure')) &&
      lead === null &&
      NOUNS.test(item.word)
    )
      continue;
    else if (means(next, 'way') || means(next, 'category') || means(next, 'indicator')) break;
    else if (means(next, 'break') && next.meaning.mark !== ',') break;
    else if (means(next, 'open') && isFromBehind(items, next)) continue;
    else if (means(next, 'open') || means(next, 'company')) break;
  }
  return from || to ? { from, to, isThan } : null;
}

const MOVE = /^(?:ber|me|naik|turun|susut)\p{L}*nya$/u;

/** "Menjadi empat, dari enam", "kehilangan tiga (dari delapan …)": where it came from, behind a mark. */
function isFromBehind(items: readonly Item[], number: Item): boolean {
  const [next, behind] = items.slice(items.indexOf(number) + 1);
  const isComma = next !== undefined && means(next, 'break') && next.meaning.mark === ',';
  const link = isComma ? behind : next;
  return link !== undefined && means(link, 'from');
}

const categoryBehind = (sentence: Sentence, number: Item): boolean => {
  const behind = sentence.after(number);
  const end = behind.findIndex((one) => means(one, 'period') || means(one, 'number'));
  return behind.slice(0, end < 0 ? undefined : end).some(isA('category'));
};

const NOUNS = /^(?:bertambahnya|berkurangnya|meningkatnya|menurunnya|naiknya|turunnya)$/;
const STATING = new Set(['yaitu', 'yakni', 'sebesar', 'sebanyak', 'pada', 'di']);
