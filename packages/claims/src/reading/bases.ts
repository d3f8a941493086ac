import type { QuarterRole } from '@lqc/contracts';
import { asserts, type Clause } from './clauses.js';
import { isA, type Item, type ItemOf } from './item.js';
import type { Sentence } from './sentence.js';

/** A quarter that something is held against: "dibandingkan triwulan sebelumnya", "yoy". */
export function isBase(sentence: Sentence, period: ItemOf<'period'>): boolean {
  if (isAdverb(period)) return true;
  const lead = sentence.before(period).slice(0, 3);
  const word = lead.findIndex((one) => isA('than')(one) || isA('from')(one) || isA('more')(one));
  return word >= 0 && !lead.slice(0, word).some(isA('number'));
}

/** What a change is measured from: last year where the clause says so. */
export function baseOf(sentence: Sentence, item: Item): QuarterRole {
  const clause = sentence.clauseOf(item);
  if (names(clause, 'last_year') && names(clause, 'before')) {
    // "Turun 0,83 poin qtq; turun 0,11 poin yoy": each has the one behind it.
    const periods = clause.items.filter(isA('period')).filter(({ meaning }) => isPast(meaning));
    const near =
      periods.find(({ start }) => start >= item.end) ??
      periods.findLast(({ end }) => end <= item.start);
    if (near?.meaning.role) return near.meaning.role;
  }
  for (const one of sentence.around(clause)) {
    if (names(one, 'last_year')) return 'last_year';
    if (names(one, 'before')) return 'before';
  }
  // "Secara tahunan penurunannya tipis, hanya 0,11 poin": a figure alone goes with what is before.
  if (!clause.items.some((one) => isA('way')(one) || isA('more')(one) || isA('indicator')(one))) {
    const led = sentence.clauses.slice(0, clause.id).findLast(({ items }) => items.some(asserts));
    if (led && names(led, 'last_year') && !names(led, 'before')) return 'last_year';
  }
  // "Secara tahunan, …": what opens the sentence holds for what follows it.
  const opening = sentence.clauses
    .slice(0, clause.id)
    .findLast((one) => names(one, 'last_year') || names(one, 'before'));
  const isHeldAgainst = opening?.items.slice(0, 2).some(isA('than'));
  if (opening && (isHeldAgainst || !opening.items.some(asserts)) && names(opening, 'last_year'))
    return 'last_year';
  // "… turun menjadi 2,98, lebih rendah …": an inner clause without a quarter has the outer's.
  const bracket = sentence.clauses[clause.id + 1];
  if (bracket?.outer === clause && names(bracket, 'last_year')) return 'last_year';
  return sentence.usualBase;
}

/** Whether a clause names this quarter. */
const names = ({ items }: Clause, role: QuarterRole) =>
  items.some((item) => isA('period')(item) && item.meaning.role === role);

const isPast = ({ role }: ItemOf<'period'>['meaning']) => role !== null && role !== 'now';

const ADVERBS = new Set([
  'secara',
  'yoy',
  'y-o-y',
  'y-on-y',
  'qtq',
  'q-t-q',
  'q-to-q',
  'qoq',
  'tahunan',
  'triwulanan',
]);
/** "Yoy", "secara tahunan": a quarter that is always one of comparison. */
export const isAdverb = ({ word }: Item) => ADVERBS.has(word);
