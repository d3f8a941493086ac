import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Clause } from '../sentence/clauses.js';

/** A rank among all: not among quarters, not of a few, and with a name whose it is. */
export function isOfAll(sentence: Sentence, clause: Clause, reading: Reading): boolean {
  const { items } = clause;
  if (isOfNamesBehind(sentence, clause) || isOfThoseThatAreLeft(sentence, reading)) return false;
  if (isOfMoreThanRead(sentence, reading)) return false;
  if (isOfQuarters(sentence, reading.items[0]!) || isAmongSome(sentence, reading)) return false;
  if (items.some(({ word }) => NARROWING.test(word)) || items.some(isA('says'))) return false;
  return items.some(isSubject) || !sentence.has('category');
}

/** What a figure or a rank can be of. */
export const isSubject = (item: Item) =>
  means(item, 'indicator') || means(item, 'sector') || means(item, 'category');

const QUARTERS = new Set(['periode', 'triwulan', 'kuartal', 'tahun', 'terakhir']);

/** "Yang tertinggi dalam tiga periode": among quarters, not among indicators. */
const isOfQuarters = (sentence: Sentence, item: Item) =>
  sentence
    .after(item)
    .slice(0, 4)
    .some((one) => QUARTERS.has(one.word) && !means(one, 'period'));

/** "Terkecil di antara kesembilannya", "di antara enam indikator yang turun, …": of a smaller set. */
function isAmongSome(sentence: Sentence, { items }: Reading): boolean {
  const isAmong = ({ word }: Item) => word === 'antara' || word === 'di antara';
  const own = sentence.after(items[0]!);
  const opening = sentence.clauses[0]!.items;
  const isOpened = opening.slice(0, 2).some(isAmong) && opening.slice(0, 3).some(isA('number'));
  const after = own.some(isAmong) || !isOpened ? own : opening;
  const at = after.findIndex(isAmong);
  if (at < 0) return isBesideOthers(sentence) && !items.some(isA('ordinal'));
  const [next, noun, behind] = after.slice(at + 1);
  if (!next || means(next, 'quantifier') || means(next, 'everybody')) return false;
  const isAll =
    (means(next, 'number') && next.meaning.number.value > MOST_OF_SOME) ||
    (means(next, 'people') && noun?.word !== 'yang');
  return !isAll || (noun !== undefined && EXPECTED.test(noun.word)) || behind?.word === 'yang';
}

/** "Termasuk yang paling lemah", "secara sektoral", "di kelompok ini", "posisi keduanya": of whom it is the first. */
const NARROWING =
  /^(?:termasuk|skala|sektoral|antarsektor|(?:sub)?kelompok(?:nya)?|keduanya|ketiganya|keempatnya|kelimanya|terbalik)$/;

/** Fifteen indicators and a dozen sectors are all there are; nobody calls a few of them all. */
const MOST_OF_SOME = 8;

const EXPECTED = /^(?:ekspektasi|perkiraan|prakiraan|biaya|harga)/;

/** "Penurunan ini merupakan yang terdalam, disusul tenaga kerja": the names behind are of others. */
const isOfNamesBehind = ({ items }: Sentence, clause: Clause): boolean => {
  const names = items.filter((one) => means(one, 'indicator') || means(one, 'sector'));
  const isPointing = clause.items.some(({ word }) => /^(?:ini|itu|tersebut)$/.test(word));
  const end = clause.items.at(-1)?.end ?? 0;
  return isPointing && names.length > 0 && names.every(({ start }) => start >= end);
};

/** "Empat lainnya terkoreksi, dengan penurunan terbesar pada …", "tertinggal di level 2,67". */
const isOfThoseThatAreLeft = (sentence: Sentence, { items: [own] }: Reading): boolean =>
  sentence.items.some(
    (one, at) =>
      /^lain(?:nya)?$/.test(one.word) && at > 0 && means(sentence.items[at - 1]!, 'number'),
  ) ||
  // "Konstruksi menyusul di 3,33": behind whom is not said.
  (/^(?:tertinggal|menyusul)$/.test(own!.word) &&
    /^(?:di|pada|dengan)$/.test(sentence.after(own!)[0]?.word ?? '')) ||
  // "Selisih antara yang tertinggi dan terendah mencapai 2,00 poin".
  sentence.items.some(
    ({ word, end }) => /^(?:selisih|jarak|rentang|kesenjangan)$/.test(word) && end <= own!.start,
  );

/** "A (4,50), B (4,00), serta C (4,00) menempati tiga posisi teratas": of more than were read. */
const isOfMoreThanRead = (sentence: Sentence, { items: [own], facts }: Reading): boolean =>
  sentence
    .before(own!)
    .slice(0, 2)
    .some(
      (one) =>
        means(one, 'number') &&
        one.meaning.number.unit === null &&
        one.meaning.number.decimals === 0 &&
        one.meaning.number.value > facts.length,
    ) && sentence.all('sector').length + sentence.all('indicator').length > facts.length;

/** "Setelah Pengadaan Listrik, skor tertinggi ditempati A", "selain A, …": the first of those that are left. */
const isBesideOthers = ({ items: [first, second] }: Sentence): boolean =>
  BESIDE.has(first?.word ?? '') && (!second || !means(second, 'period'));
const BESIDE = new Set(['setelah', 'sesudah', 'selain', 'di luar', 'kecuali', 'tanpa', 'di bawah']);
