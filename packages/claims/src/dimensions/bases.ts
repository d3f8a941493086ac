import type { QuarterRole } from '@lqc/contracts';
import { asserts, type Clause } from '../sentence/clauses.js';
import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/** A quarter that something is held against: "dibandingkan triwulan sebelumnya", "yoy". */
export function isBase(sentence: Sentence, period: ItemOf<'period'>): boolean {
  if (isAdverb(period) || isOfAftermath(sentence, period)) return true;
  const lead = sentence.before(period).slice(0, 3);
  const word = lead.findIndex(
    (one) => means(one, 'than') || means(one, 'from') || means(one, 'more'),
  );
  return word >= 0 && !lead.slice(0, word).some(isA('number'));
}

/** "Setelah terpuruk di 2,70 pada Triwulan I 2024, …": where what follows comes from. */
function isOfAftermath(sentence: Sentence, period: Item): boolean {
  const { items } = sentence.clauseOf(period);
  return AFTER.has(items.find((one) => !means(one, 'break'))?.word ?? '');
}
/** "Setelah terpuruk": what follows such a word was before. */
export const AFTER: ReadonlySet<string> = new Set(['setelah', 'sesudah', 'usai', 'selepas']);

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
  const around = sentence.around(clause);
  // "Setahun kemudian, …": what follows is told of now and comes from a year before.
  if ([...around, ...sentence.clauses.slice(0, clause.id)].some(isYearLater)) return 'last_year';
  for (const one of around) {
    if (names(one, 'last_year')) return 'last_year';
    if (names(one, 'before')) return 'before';
  }
  // "Secara tahunan penurunannya tipis, hanya 0,11 poin": a figure alone goes with what is before.
  if (
    !clause.items.some((one) => means(one, 'way') || means(one, 'more') || means(one, 'indicator'))
  ) {
    const led = sentence.clauses.slice(0, clause.id).findLast(tellsBase);
    if (led && names(led, 'last_year') && !names(led, 'before')) return 'last_year';
  }
  // "Secara tahunan, …": what opens the sentence holds for what follows it.
  const opening = sentence.clauses
    .slice(0, clause.id)
    .findLast((one) => names(one, 'last_year') || names(one, 'before'));
  const isHeldAgainst = opening?.items.slice(0, 2).some(isA('than'));
  if (opening && (isHeldAgainst || !opening.items.some(asserts)) && names(opening, 'last_year'))
    return 'last_year';
  // "Setahun lalu margin usaha baru 3,13; kini 0,84 poin lebih tinggi": from the figure before.
  const figured = sentence.clauses.slice(0, clause.id).findLast(({ items }) => items.some(asserts));
  if (figured && isFigureOf(figured, 'last_year')) return 'last_year';
  // "… turun menjadi 2,98, lebih rendah …": an inner clause without a quarter has the outer's.
  const bracket = sentence.clauses[clause.id + 1];
  if (bracket?.outer === clause && names(bracket, 'last_year')) return 'last_year';
  return sentence.usualBase;
}

/**
 * What counts of indicators are measured from: "A turun dibandingkan Triwulan I 2024, sedangkan sepuluh
 * lainnya naik" holds all of them against the quarter that the sentence named last, else names first.
 */
export function sharedBaseOf(sentence: Sentence, item: Item): QuarterRole {
  const isNamed = sentence
    .around(sentence.clauseOf(item))
    .some((one) => names(one, 'last_year') || names(one, 'before'));
  const bases = sentence
    .all('period')
    .filter((one) => isPast(one.meaning) && isBase(sentence, one));
  const base = bases.findLast(({ end }) => end <= item.start) ?? bases[0];
  return (!isNamed && base?.meaning.role) || baseOf(sentence, item);
}

/** "Masing-masing 0,83 poin dan 0,33 poin": what goes before a list of bare figures tells where all come from. */
const tellsBase = (clause: Clause): boolean =>
  clause.items.some(asserts) &&
  (names(clause, 'last_year') ||
    names(clause, 'before') ||
    clause.items.some((one) => means(one, 'way') || means(one, 'more') || means(one, 'indicator')));

/** Whether a clause names this quarter. */
const names = ({ items }: Clause, role: QuarterRole) =>
  items.some((item) => means(item, 'period') && item.meaning.role === role);

/** A clause that tells the figure of that quarter and no more: no word of direction, no other quarter. */
const isFigureOf = ({ items }: Clause, role: QuarterRole) =>
  items.some((one) => means(one, 'number') && one.meaning.number.decimals > 0) &&
  !items.some((one) => means(one, 'way') || means(one, 'more')) &&
  items.every((one) => !means(one, 'period') || (one.meaning.role === role && !isAdverb(one))) &&
  items.some(isA('period'));

const isYearLater = ({ items }: Clause) =>
  items.some((one) => means(one, 'period') && one.meaning.role === 'now' && one.word === 'setahun');

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
  'rentang',
  'rentang waktu',
  'kurun',
  'kurun waktu',
  'basis',
  'selang',
  'jangka',
]);
/** "Yoy", "secara tahunan": a quarter that is always one of comparison. */
export const isAdverb = ({ word }: Item) => ADVERBS.has(word);
