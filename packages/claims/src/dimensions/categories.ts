import type { ClaimCategory } from '@lqc/contracts';
import { type Clause, isAside, isDeed } from '../sentence/clauses.js';
import { isA, type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { wayAt } from '../bind/ways.js';

/** The answers that a count or share is of. */
export interface FoundCategory {
  readonly category: ClaimCategory;
  /** "tidak menaikkan": all but these. */
  readonly without: boolean;
  readonly items: readonly Item[];
}

/**
 * Which answers a count or share is of: named ("di atas netral") or told by what they say
 * ("melaporkan penurunan"). The nearest of its own clause; else of the next one, else of one before.
 */
export function categoryOf(sentence: Sentence, item: Item): FoundCategory | null {
  const clause = sentence.clauseOf(item);
  const own =
    nearest(sentence, clause, item) ??
    (clause.outer && (told(sentence, clause.outer, item) ?? nearest(sentence, clause.outer, item)));
  if (own) return own;
  // "Menurut 14 dari 39 kontak, permintaan domestik meningkat": what they say comes behind.
  const isOpening = clause.id === 0 && clause.items.some(({ word }) => ACCORDING.has(word));
  for (let next = clause.id + 1; next < sentence.clauses.length; next += 1) {
    const other = sentence.clauses[next]!;
    // "Mayoritas perusahaan, yakni 27 perusahaan, berorientasi domestik."
    if (isAside(other) && !other.items.some(isA('category'))) continue;
    const hasIndicator = other.items.some(isA('indicator'));
    const isReported =
      isDeed(other) || other.items.some((one) => means(one, 'says') || means(one, 'category'));
    const isFigured = other.items.some(
      (one) => means(one, 'number') && one.meaning.number.unit !== 'persen',
    );
    if ((hasIndicator || isFigured) && !isReported && !isOpening) break;
    const found = nearest(sentence, other, item);
    // "Dari 35,9 % menjadi 69,4 %, sedangkan porsi di bawah netral 5,6 %": it has its own number.
    const hasOwn = other.items.some(isA('number'));
    if (found && hasOwn && isNamedEarlier(sentence, clause)) break;
    const isTaken = other.items.some(
      (one) => means(one, 'number') && one.start < (found?.items[0]?.start ?? 0),
    );
    if (found) return isTaken ? null : found;
    if (hasIndicator) break;
  }
  for (let earlier = clause.id - 1; earlier >= 0; earlier -= 1) {
    const led = sentence.clauses[earlier]!;
    const found = nearest(sentence, led, item);
    // "Skor investasi tidak berubah, dan dua kontak yang menjawab …": no answers were told there.
    const isOfAverage =
      found?.items.every((one) => !means(one, 'category')) && !isToldByPeople(led);
    if (found && !isOfAverage) return found;
  }
  return null;
}

const ACCORDING = new Set(['menurut', 'bagi']);

/** Whether a stretch counts people, tells what they say or sets some apart: "mereka yang …". */
const isToldByPeople = ({ items }: Clause): boolean =>
  items.some(
    (one) =>
      one.word === 'yang' ||
      means(one, 'says') ||
      means(one, 'quantifier') ||
      means(one, 'some') ||
      (means(one, 'people') && one.meaning.who !== 'sektor' && one.meaning.who !== 'indikator') ||
      (means(one, 'measure') && one.meaning.measure === 'share') ||
      (means(one, 'number') && PEOPLE.has(one.meaning.number.unit ?? '')),
  );
const PEOPLE = new Set(['kontak', 'perusahaan', 'persen']);

const isNamedEarlier = (sentence: Sentence, { id }: Clause): boolean =>
  sentence.clauses.slice(0, id).some(({ items }) => items.some(isA('category')));

/** "Yang melaporkan penurunan (15 kontak)": what stands before the bracket names its answers. */
function told(sentence: Sentence, outer: Clause, item: Item): FoundCategory | null {
  const before = { ...outer, items: outer.items.filter(({ end }) => end <= item.start) };
  return nearest(sentence, before, item);
}

function nearest(sentence: Sentence, clause: Clause, item: Item): FoundCategory | null {
  const numbers = clause.items.filter(isA('number'));
  const named = clause.items.filter((one) => means(one, 'category'));
  // "Tetap 32,4 %" says that the share stood still, not whose it is.
  const still = sentence.before(item)[0];
  const told = clause.items.filter(
    (one) =>
      (means(one, 'way') && !(one === still && one.meaning.way === 0)) ||
      (means(one, 'level') && one.meaning.level !== 'neutral' && !isOfHeight(one)) ||
      isExpectedMore(sentence, one),
  );
  // "Yang menjawab di atas netral turun dari …": the word of direction is the share's.
  // "Yang melihat kenaikan menyusut menjadi 32,4 %": the second word is what the share did.
  const ofPeople = told.filter((one) => !isMoving(sentence, one));
  // "12 kontak, turun dari 14": what moved is what was counted before.
  const isCount = means(item, 'number') && item.meaning.number.unit === 'kontak';
  const isEnd = sentence
    .before(item)
    .slice(0, 3)
    .some((one) => means(one, 'from') || means(one, 'to'));
  const isOfMove = isCount && isEnd && told.every((one) => one.end <= item.start);
  const ofAnswers = ofPeople.length > 0 ? ofPeople : isOfMove ? [] : told;
  const candidates: Item[] = named.length > 0 ? named : ofAnswers;
  if (candidates.length === 0) return null;
  const after = candidates.find((one) => one.start >= item.end);
  const before = candidates.findLast((one) => one.end <= item.start);
  const isFree = (one: Item | undefined) =>
    one && !numbers.some((other) => other !== item && between(other, item, one)) ? one : undefined;
  const chosen = isFree(after) ?? isFree(before) ?? after ?? before ?? candidates[0]!;
  if (chosen.meaning.is === 'category') {
    const lead = sentence.before(chosen).slice(0, 2).find(isA('not'));
    return {
      category: chosen.meaning.category,
      without: lead !== undefined,
      items: lead ? [lead, chosen] : [chosen],
    };
  }
  const way = wayAt(sentence, chosen);
  if (!way) return null;
  const category = way.way === 1 ? 'above' : way.way === -1 ? 'below' : 'neutral';
  const telling = deniedTelling(sentence, chosen);
  // "Tidak melihat kenaikan": one negation, found from either side.
  const denied = telling && way.items.includes(telling) ? null : telling;
  const items = denied ? [denied, ...way.items] : way.items;
  return { category, without: way.isNegated !== (denied !== null), items };
}

/** "Partisipasi terjaga tinggi, 39 dari 40 kontak": nobody answers "high". */
const isOfHeight = ({ meaning }: Item): boolean =>
  meaning.is === 'level' && meaning.isOfHeight === true;

/** "Mayoritas kontak tidak melihat biaya energi menurun": the word that denies what they tell. */
function deniedTelling(sentence: Sentence, told: Item): Item | null {
  const lead = sentence.before(told);
  const telling = lead.findIndex((one) => means(one, 'says') || SEEING.test(one.word));
  const not = telling < 0 ? undefined : lead[telling + 1];
  const isOfOthers = lead.slice(0, Math.max(telling, 0)).some(isA('people'));
  return not && means(not, 'not') && !isOfOthers ? not : null;
}
const SEEING =
  /^(?:melihat|merasakan|mengalami|mencatat|menghadapi|menanggung|mendapati|menemukan|menjumpai|merasa|memandang|menganggap)$/;

/** "Enam dari sepuluh kontak memprakirakan harga lebih tinggi": how people answered. */
function isExpectedMore(sentence: Sentence, one: Item): boolean {
  if (!means(one, 'more') || one.meaning.isOfCounts || one.meaning.comparison === 'equal')
    return false;
  const next = sentence.after(one)[0];
  const isHeldAgainst = next !== undefined && (means(next, 'than') || means(next, 'from'));
  const lead = sentence.before(one);
  // "Tidak semua perusahaan menanggung biaya yang lebih tinggi": what each of them has.
  const isBorne = lead[0]?.word === 'yang' && lead[1] !== undefined && means(lead[1], 'indicator');
  return (
    !isHeldAgainst &&
    (lead.slice(0, 4).some(isTelling) || (isBorne && SEEING.test(lead[2]?.word ?? '')))
  );
}
const isTelling = (one: Item) => means(one, 'says') || means(one, 'expected');

/** "Turun dari …", "menyusut menjadi …": what a figure did. */
export const isMoving = (sentence: Sentence, one: Item): boolean => {
  const next = sentence.after(one)[0];
  return next !== undefined && (means(next, 'to') || means(next, 'from'));
};

const between = (one: Item, a: Item, b: Item) =>
  one.start > Math.min(a.start, b.start) && one.end < Math.max(a.end, b.end);
