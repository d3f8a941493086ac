import { isA, type Item, itemOf, type Meaning, means } from './item.js';

/** "Tidak ada lagi", "tak satu pun", "tanpa seorang pun": words after a negation that mean "nobody". */
const THERE = /^(?:ada|terdapat|tersedia|satu|seorang)$/;
/** "Tak seorang pun memilih skor 1": means people, whatever follows. */
const ONE = /^(?:satu|seorang)$/;
/** "Skor 1 tidak muncul": means "nobody" only right after a kind of answer. */
const SEEN = /^(?:muncul|tercatat|ditemukan|dijumpai|tersisa|dipilih|diberikan)$/;
const STILL = new Set(['lagi', 'sama', 'sekali', 'pun', 'juga']);

/**
 * "Tidak ada kontak yang menilai di bawah netral", "dua kontak memberi skor 1; pada triwulan sebelumnya
 * tidak ada": reads "there are none" as the number 0, like any other. Nobody of a sector, and no members of
 * a set, are read elsewhere.
 */
export function withNoughts(items: readonly Item[]): Item[] {
  const read: Item[] = [];
  for (let at = 0; at < items.length;) {
    const none = noneAt(items, at);
    const length = Math.max(none, 1);
    const first = items[at]!;
    const isNone = none > 0 || isNought(first);
    read.push(isNone ? nought(first, items[at + length - 1]!, items) : first);
    at += length;
  }
  return read;
}

const isNought = (one: Item): boolean =>
  means(one, 'number') && one.word === 'nihil' && one.meaning.number.unit === null;

/** How many words say that there is none; 0 where they say something else. */
function noneAt(items: readonly Item[], at: number): number {
  const [not, there, ...behind] = items.slice(at, at + 6);
  if (!not || !there || !means(not, 'not')) return 0;
  const led = items[at - 1];
  const isSeen = means(led, 'category') && SEEN.test(there.word);
  if (!isSeen && !(means(there, 'some') && THERE.test(there.word))) return 0;
  // "Sektor lainnya tidak ada yang …": of a set.
  if (items.slice(Math.max(0, at - 2), at).some(isSet)) return 0;
  const still = behind.findIndex(({ word }) => !STILL.has(word));
  const more = still < 0 ? behind.length : still;
  const [next, place, name] = behind.slice(more);
  if (means(next, 'people')) {
    const isOfSector = place !== undefined && PLACING.has(place.word) && means(name, 'sector');
    return isSet(next) || isOfSector ? 0 : 2 + more + 1;
  }
  const isOne = ONE.test(there.word) || there.end - there.start > there.word.length;
  return isSeen || isOne || !next || isOpen(next) ? 2 + more : 0;
}

const PLACING = new Set(['dari', 'di']);
const isSet = (one: Item) =>
  (means(one, 'people') && (one.meaning.who === 'sektor' || one.meaning.who === 'indikator')) ||
  (means(one, 'number') && one.meaning.number.unit === 'indikator');

/** Items that may follow when the words name nobody. */
const isOpen = (one: Item): boolean =>
  OPEN.has(one.meaning.is) || ['.', 'yang', 'pada', 'di antaranya'].includes(one.word);
const OPEN = new Set<Meaning['is']>(['break', 'open', 'close', 'category', 'period', 'from']);

/** The number 0, counting what the words name or what the sentence counted before. */
function nought(first: Item, last: Item, items: readonly Item[]): Item {
  const told = items.filter(isA('number')).findLast(({ end }) => end <= first.start);
  const points = told?.meaning.number.unit === 'poin';
  const isNamed = means(last, 'people');
  const unit = isNamed ? 'kontak' : points ? 'poin' : items.some(isSet) ? null : 'kontak';
  const isOfAnswers = isNamed && last.meaning.who === 'jawaban';
  const number = { value: 0, decimals: 0, isSigned: false, unit, isOfAnswers, of: null } as const;
  return itemOf({ ...first, end: last.end, meaning: { is: 'number', number } });
}
