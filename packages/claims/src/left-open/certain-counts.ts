import type { Clause } from '../sentence/clauses.js';
import { isA, type Item, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

const INTERVIEWED =
  /^(?:men[gj]angkau|terjangkau|dijangkau|mewawancarai|diwawancarai|melibatkan|mencakup|meliputi|diliput|total|jumlah|berjumlah|partisipasi|berpartisipasi|menjawab|dijawab|jawaban|memberikan|memberi|mengisi|diisi|merespons|mewakili|terdiri|responden|n)$/;

/** A count says what it counts: answers, a sector's contacts, those who were interviewed. */
export function isOfCounted(
  sentence: Sentence,
  clause: Clause,
  { items, facts }: Reading,
): boolean {
  const number = items.find(isA('number'));
  if (isOfUnnamedList(clause, { items })) return false;
  if (!number || !means(number, 'number')) return true;
  // "Dari 40 kontak" is the whole of a share.
  const isEnd = sentence.after(number).slice(0, 3).some(isA('period'));
  if (sentence.before(number)[0]?.word === 'dari') return !isEnd;
  const isDifference = sentence.items.some(
    (one) => means(one, 'measure') && one.meaning.measure === 'change',
  );
  const isDenied = clause.items.some((one) => means(one, 'not') && !items.includes(one));
  if (isDifference || isDenied) return false;
  const [fact] = facts;
  if (fact?.category) return !hasTwoWays(sentence, { items });
  const isOfSet = sentence.items.some(
    (one) => means(one, 'rank') || (means(one, 'people') && one.meaning.who === 'sektor'),
  );
  if (isOfSet && fact?.sector === null) return false;
  if (number.meaning.number.of !== null || (fact?.sector && !sentence.sheet.sector)) return true;
  return sentence.items.some(({ word }) => INTERVIEWED.test(word));
}

/** "Yang permintaannya menurun naik …": which of the words names the answers is anybody's guess. */
export function hasTwoWays(sentence: Sentence, { items }: Pick<Reading, 'items'>): boolean {
  if (items.some(isA('category'))) return false;
  const way = items.find((item) => means(item, 'way'));
  return way !== undefined && sentence.clauseOf(way).items.filter(isA('way')).length > 1;
}

/** "Dua periode pembandingnya (3,86 dan 3,14)": figures of one kind whose names are not said. */
export function isOfUnnamedList(
  { outer, items: beside }: Clause,
  { items }: Pick<Reading, 'items'>,
): boolean {
  if (!outer) return false;
  const isName = (one: Item) =>
    means(one, 'period') || means(one, 'sector') || means(one, 'indicator');
  const numbers = beside.filter(isA('number'));
  const units = new Set(numbers.map(({ meaning }) => meaning.number.unit));
  return (
    numbers.length > 1 && units.size === 1 && !beside.some(isName) && items.some(isA('number'))
  );
}
