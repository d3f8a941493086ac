import { isA, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Clause } from '../sentence/clauses.js';

/** A rank among all: not among quarters, not of a few, and with a name whose it is. */
export function isOfAll(sentence: Sentence, { items }: Clause, reading: Reading): boolean {
  if (isOfQuarters(sentence, reading.items[0]!) || isAmongSome(sentence, reading)) return false;
  if (items.some(({ word }) => NARROWING.test(word)) || items.some(isA('says'))) return false;
  return items.some(isSubject) || !sentence.items.some(isA('category'));
}

/** What a figure or a rank can be of. */
export const isSubject = (item: Item) =>
  isA('indicator')(item) || isA('sector')(item) || isA('category')(item);

const QUARTERS = new Set(['periode', 'triwulan', 'kuartal', 'tahun', 'terakhir']);

/** "Yang tertinggi dalam tiga periode": among quarters, not among indicators. */
const isOfQuarters = (sentence: Sentence, item: Item) =>
  sentence
    .after(item)
    .slice(0, 4)
    .some((one) => QUARTERS.has(one.word) && !isA('period')(one));

/** "Terkecil di antara kesembilannya", "di antara kelima indikator ekspektasi": of a smaller set. */
function isAmongSome(sentence: Sentence, { items }: Reading): boolean {
  const after = sentence.after(items[0]!);
  const at = after.findIndex(({ word }) => word === 'antara' || word === 'di antara');
  if (at < 0) return false;
  const [next, noun, behind] = after.slice(at + 1);
  if (!next || isA('quantifier')(next) || isA('everybody')(next)) return false;
  const isAll =
    (isA('number')(next) && next.meaning.number.value > MOST_OF_SOME) ||
    (isA('people')(next) && noun?.word !== 'yang');
  return !isAll || (noun !== undefined && EXPECTED.test(noun.word)) || behind?.word === 'yang';
}

/** "Termasuk yang paling lemah", "secara sektoral", "di kelompok ini", "posisi keduanya": of whom it is the first. */
const NARROWING =
  /^(?:termasuk|skala|sektoral|antarsektor|(?:sub)?kelompok(?:nya)?|keduanya|ketiganya|keempatnya|kelimanya|terbalik)$/;

/** Fifteen indicators and a dozen sectors are all there are; nobody calls a few of them all. */
const MOST_OF_SOME = 8;

const EXPECTED = /^(?:ekspektasi|perkiraan|prakiraan|biaya|harga)/;
