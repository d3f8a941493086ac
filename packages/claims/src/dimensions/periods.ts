import type { QuarterRole } from '@lqc/contracts';
import { baseOf, isAdverb, isBase, AFTER } from './bases.js';
import { asserts, type Clause } from '../sentence/clauses.js';
import { isA, type Item, type ItemOf, type Meaning, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

export interface Placed {
  /** Null where the sentence leaves it open, or names one without data. */
  readonly role: QuarterRole | null;
  readonly isKnown: boolean;
  /** False where only an earlier clause names it. */
  readonly isOwn?: boolean;
}

/** Of which quarter a level is meant; null where the sentence leaves it open. */
export function periodOf(sentence: Sentence, item: Item): Placed {
  const clause = sentence.clauseOf(item);
  const periods = sentence.all('period').filter((one) => !isAdverb(one));
  // "… Triwulan III 2024 yang hanya 6 kontak"
  const behind = sentence
    .before(item)
    .find(({ meaning }) => !['plain', 'near', 'size'].includes(meaning.is));
  const isOfRelative =
    behind &&
    means(behind, 'period') &&
    (isRelative(sentence, behind, item) || isOfThen(sentence, behind, item));
  if (isOfRelative && means(behind, 'period') && !isAdverb(behind)) return told(behind);
  // "… Triwulan IV 2024, ketika 70 % kontak …": the quarter that was just named.
  if (isOfWhen(sentence, clause.outer ?? clause) || isAside(sentence, item)) {
    const named = periods.findLast((one) => one.end <= item.start);
    if (named) return told(named);
  }
  // "Yang pada triwulan lalu mencapai 62,2 poin kini …": nothing but plain words lie between.
  if (behind && means(behind, 'period') && !isAdverb(behind) && !isCompared(sentence, behind))
    if (sentence.clauseOf(behind) === clause && leads(sentence, behind, item)) return told(behind);
  // "Kedua terbawah dari 15 indikator pada triwulan laporan": the set is of no quarter.
  const next = sentence.items.find(
    (one) =>
      means(one, 'number') && one.start >= item.end && one.meaning.number.unit !== 'indikator',
  );
  const following = periods.find(
    (one) =>
      one.start >= item.end &&
      isIn(sentence, one, clause) &&
      one.start - item.end < 40 &&
      (!next || next.start > one.start) &&
      !isOfBracket(sentence, one, clause) &&
      !isCompared(sentence, one) &&
      !isOfAftermath(sentence, item, one),
  );
  if (following) return told(following);
  if (clause.outer) {
    // "(Triwulan IV 2024: 3,86)": the bracket names its own quarter.
    const within = periods.findLast(
      (one) => sentence.clauseOf(one) === clause && one.end <= item.start,
    );
    if (within) return told(within);
    const behind = periods.findLast((one) => one.end <= clause.items[0]!.start);
    const bracket = clause.items[0]!;
    if (behind && bracket.start - behind.end <= 2) return told(behind);
    // "3,62 (n = 39)": what stands in brackets behind a figure is of the figure's quarter.
    const ahead = clause.outer.items.find(
      (one) => one.start >= clause.items.at(-1)!.end && !means(one, 'plain'),
    );
    // "Di bawah netral (2,78) pada Triwulan IV 2024".
    if (ahead && means(ahead, 'period') && !isAdverb(ahead) && !isCompared(sentence, ahead))
      return told(ahead);
    const figure = clause.outer.items.findLast((one) => one.end <= bracket.start);
    if (figure && means(figure, 'number')) return periodOf(sentence, figure);
    // "Setelah pada triwulan sebelumnya berada di bawah netral (2,91)": of the outer clause's quarter.
    const outer = periods.findLast(
      (one) =>
        one.end <= bracket.start &&
        sentence.clauseOf(one) === clause.outer &&
        WITHIN.has(sentence.before(one)[0]?.word ?? '') &&
        !isCompared(sentence, one),
    );
    if (figure && means(figure, 'category'))
      return outer ? told(outer) : periodOf(sentence, figure);
  }
  const isOfPlace = sentence.placeBehind(item) !== null;
  const near = sentence.before(item).slice(0, 4);
  const isOpen = isCounted(item) && !(near[0] && means(near[0], 'to'));
  const lead = isOpen || isOfPlace ? [] : near;
  const way = lead.findIndex((one) => means(one, 'to') || means(one, 'from'));
  if (lead[0] && means(lead[0], 'than')) return { role: baseOf(sentence, item), isKnown: true };
  if (way >= 0 && lead.slice(0, way).every(isPassable)) {
    if (means(lead[way]!, 'to')) {
      const within = periods.findLast((one) => isWithin(sentence, one, item));
      return within ? told(within) : { role: 'now', isKnown: true };
    }
    const said = lead.slice(0, way).find(isA('period'));
    if (said) return told(said);
    return { role: baseOf(sentence, item), isKnown: true };
  }
  const own = periods.findLast(
    (one) =>
      one.end <= item.start && sentence.clauseOf(one) === clause && !isCompared(sentence, one),
  );
  if (own) return told(own);
  const earlier = periods.findLast(
    (one) => one.end <= item.start && !isBase(sentence, one) && !isOfBase(sentence, one),
  );
  // "Pada triwulan lalu, …": what opens a sentence holds for what follows.
  if (earlier) return { ...told(earlier), isOwn: !sentence.clauseOf(earlier).items.some(asserts) };
  return { role: null, isKnown: false };
}

/** "Pada triwulan lalu harga jual naik menjadi 3,63": in which quarter a move ended. */
function isWithin(sentence: Sentence, period: ItemOf<'period'>, item: Item): boolean {
  const { items } = sentence;
  const lead = items[items.indexOf(period) - 1];
  return (
    period.end <= item.start &&
    sentence.clauseOf(period) === sentence.clauseOf(item) &&
    (lead === undefined || WITHIN.has(lead.word)) &&
    !isBase(sentence, period) &&
    !sentence.clauseOf(item).items.some((one) => means(one, 'number') && one.end <= item.start)
  );
}
const WITHIN = new Set(['pada', 'di', 'selama', 'sepanjang', 'memasuki', 'dalam']);

/** "40 kontak dari sepuluh sektor": a number of sectors, whom "dari" counts and brings from nowhere. */
export function periodOfSectors(sentence: Sentence, item: Item): Placed {
  const [from, led] = sentence.before(item);
  return periodOf(sentence, from?.word === 'dari' && led ? led : item);
}

/** "Naik dari 3,03 pada triwulan IV 2024": the quarter of a figure that something is held against. */
function isOfBase(sentence: Sentence, period: Item): boolean {
  const lead = sentence.before(period).slice(0, 6);
  const number = lead.slice(0, 2).findIndex(isA('number'));
  if (number < 0) return false;
  const ahead = lead.slice(number + 1).find((one) => !means(one, 'plain') && !means(one, 'near'));
  return ahead !== undefined && (means(ahead, 'from') || means(ahead, 'than'));
}

/**
 * "Dari Triwulan III 2024, yang masih 2,50", "Triwulan I 2024 yang masih di bawah netral, yakni 2,89": a
 * clause that goes on about the quarter right before it.
 */
function isAside(sentence: Sentence, item: Item): boolean {
  const clause = sentence.clauseOf(item);
  const led = sentence.clauses[clause.id - 1]?.items ?? [];
  const period = led.findLastIndex((one) => means(one, 'period'));
  const near = sentence.before(item).slice(0, 3);
  const isEnd = near.some((one) => means(one, 'from') || means(one, 'to'));
  if (period < 0 || clause.outer || isEnd) return false;
  const opening = clause.items[0]?.word ?? '';
  if (opening === 'yang') return period === led.length - 1;
  const behind = led.slice(period + 1);
  return (
    (opening === 'yakni' || opening === 'yaitu') &&
    behind[0]?.word === 'yang' &&
    !behind.some((one) => means(one, 'number'))
  );
}

/** "Tertekan ke 2,50 setelah pada awal tahun berada di titik netral": what follows the word was before. */
const isOfAftermath = ({ items }: Sentence, { end }: Item, period: Item): boolean =>
  items.some(
    (one) =>
      one.start >= end && one.end <= period.start && (means(one, 'from') || AFTER.has(one.word)),
  );

/** Whether a quarter opens its clause, or a relative one: "pada triwulan lalu mencapai". */
function leads(sentence: Sentence, period: Item, item: Item): boolean {
  const before = sentence.clauseOf(item).items.filter(({ end }) => end <= period.start);
  return before.some(({ word }) => word === 'yang') || before.every(isA('plain'));
}

/** "Dibandingkan triwulan I 2024 dengan 39 kontak", "daripada triwulan III 2024 ketika 38 kontak …". */
function isOfThen(sentence: Sentence, period: ItemOf<'period'>, item: Item): boolean {
  const [link] = sentence.after(period);
  return isCompared(sentence, period) && !!link && link.end <= item.start && THEN.test(link.word);
}
const THEN = /^(?:ketika|saat|kala|manakala|tatkala|dengan|sebanyak|sebesar|yaitu|yakni)$/;

function isRelative(sentence: Sentence, period: Item, item: Item): boolean {
  return sentence.items.some(
    ({ word, start, end }) => word === 'yang' && start >= period.end && end <= item.start,
  );
}

/** "(Triwulan III 2024: 3,11)": a quarter in brackets with a number of its own. */
function isOfBracket(sentence: Sentence, period: Item, clause: Clause): boolean {
  const own = sentence.clauseOf(period);
  return own !== clause && own.outer === clause && own.items.some(isA('number'));
}

function isIn(sentence: Sentence, period: Item, clause: Clause): boolean {
  const own = sentence.clauseOf(period);
  return own === clause || own.outer === clause;
}

function isCompared(sentence: Sentence, period: ItemOf<'period'>): boolean {
  const lead = sentence.before(period).slice(0, 2);
  // "3,75 dibandingkan Triwulan IV 2024", "belum kembali ke posisi Triwulan IV 2024".
  const word = lead.findIndex(
    (one) => means(one, 'than') || isNotBack(one) || /^ke(?: |$)/.test(one.word),
  );
  return word >= 0 && !lead.slice(0, word).some(isA('number'));
}
const isNotBack = (one: Item) => means(one, 'more') && one.word === 'belum';

/** "Dari 41 kontak" counts them; only a figure comes from another quarter, or "menjadi" one. */
const isCounted = ({ meaning }: Item) =>
  meaning.is === 'number' &&
  ['kontak', 'perusahaan', 'indikator'].includes(meaning.number.unit ?? '');

const WHEN = new Set(['ketika', 'saat', 'kala', 'manakala', 'tatkala']);

/** "Ketika 16 kontak menjawab di atas netral dan hanya lima di bawahnya": what "dan" joins to it as well. */
function isOfWhen({ clauses, items }: Sentence, clause: Clause): boolean {
  const [first] = clause.items;
  if (!first || WHEN.has(first.word)) return first !== undefined;
  const link = items[items.indexOf(first) - 1];
  const led = clauses[clause.id - 1];
  const isJoined = link !== undefined && means(link, 'break') && /^(?:dan|serta)$/.test(link.word);
  return isJoined && led !== undefined && WHEN.has(led.items[0]?.word ?? '');
}

const SIGNS = new Set([
  'negatif',
  'positif',
  'minus',
  'hanya',
  'cuma',
  'tinggal',
  'sebanyak',
  'kembali',
]);

const PASSABLE = new Set<Meaning['is']>(['plain', 'near', 'period', 'measure', 'size']);

const isPassable = ({ meaning, word }: Item) => PASSABLE.has(meaning.is) || SIGNS.has(word);

const told = ({ meaning }: ItemOf<'period'>) => ({ role: meaning.role, isKnown: true });
