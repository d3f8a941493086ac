import type { QuarterRole } from '@lqc/contracts';
import type { Slot } from '../assertion.js';
import { asserts, isA, isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import type { Sentence } from '../sentence/sentence.js';
import { isName } from './names.js';
import { aroundOf, isFrom, isFronted, isSign, ledBy, stretchesOf } from './near.js';
import { said, slot, usual } from './slots.js';

type Quarter = Slot<QuarterRole | null>;

/** The base of a change when the text names none. */
export const USUAL_BASE: QuarterRole = 'before';

const ADVERBS = new Set(
  `secara yoy y-o-y y-on-y qtq q-t-q q-to-q qoq tahunan triwulanan rentang kurun basis selang
  jangka`.split(/\s+/),
);
/** "Yoy", "secara tahunan", "setahun terakhir": a quarter that is always one of comparison. */
export const isAdverb = ({ word, last, meaning }: Item): boolean =>
  ADVERBS.has(word) ||
  (meaning.is === 'period' && meaning.role !== 'now' && /^(?:terakhir|belakang)$/.test(last));

/** Whether a quarter is only compared with: "dibandingkan triwulan sebelumnya", "yoy". */
export function isBase(sentence: Sentence, period: ItemOf<'period'>): boolean {
  if (isAdverb(period) || isOfAftermath(sentence, period)) return true;
  const lead = sentence.before(period).slice(0, 3);
  const link = lead.findIndex(
    (one) => means(one, 'than') || means(one, 'from') || means(one, 'more'),
  );
  return link >= 0 && !lead.slice(0, link).some(isA('number'));
}

/** "Setelah terpuruk di 2,70 pada Triwulan I 2024, …": the quarter that the following change starts from. */
const isOfAftermath = (sentence: Sentence, period: Item): boolean =>
  AFTER.test(sentence.clauseOf(period).items.find((one) => !means(one, 'break'))?.word ?? '');
export const AFTER = /^(?:setelah|sesudah|usai|selepas)$/;

const periodsIn = (items: readonly Item[]) => items.filter(isA('period'));

/** Whether only plain words stand between two items, or numbers in a bracket of their own: "54,1% (n=37)". */
const isClose = (sentence: Sentence, from: Item, to: Item): boolean =>
  sentence.items
    .filter(({ start, end }) => start >= from.end && end <= to.start)
    .every((one) => isPassed(one) || (BRACKETED.has(one.is) && sentence.clauseOf(one).outer));
const isPassed = isOneOf('plain', 'open', 'near');

/** Of which quarter a figure is. */
export function periodOf(sentence: Sentence, item: Item, forced?: Item): Quarter {
  if (means(forced, 'period')) return ofPeriod(forced);
  const all = sentence.all('period').filter((one) => !isAdverb(one));
  const label = all.find((one) => labelled(sentence, one) === item);
  if (label) return ofPeriod(label);
  const clause = sentence.clauseOf(item);
  // "3,03 (Triwulan IV 2024 baru 3,86)", "3,03; Triwulan IV 2024: 3,86": a quarter with a figure of its own.
  const named = all.filter((one) => {
    const own = sentence.clauseOf(one);
    const isCounted = own.outer === clause && own.items.some(isA('number'));
    const mark = sentence.items[sentence.items.indexOf(one) - 1];
    const isOther = isCounted || (means(mark, 'break') && labelled(sentence, one));
    return one.end <= item.start || !isOther;
  });
  const behind = named.find((one) => one.start >= item.end);
  const isOfNumber = means(item, 'number');
  const led = sentence.all('number').findLast((one) => one.end <= item.start);
  // "3,86 dan 3,23", "3,62 (n = 39)": the second number is of the first one's quarter.
  const isBracket =
    clause.outer !== null && sentence.items[sentence.items.indexOf(clause.items[0]!) - 1] === led;
  const isBare = ({ is, word }: Item) =>
    is === 'number' ||
    is === 'near' ||
    (isBracket && BRACKETED.has(is)) ||
    (is === 'plain' && !RELATIVE.test(word));
  // "2,84 (Triwulan I 2024), 3,49 (Triwulan IV 2024)": each of its own bracket.
  const at = sentence.items.indexOf(item);
  const [open, inside] = sentence.items.slice(at + 1);
  if (isOfNumber && behind && inside === behind && open?.is === 'open') return ofPeriod(behind);
  // "Triwulan IV 2024 (23,1 poin) tidak jauh dari triwulan III (25,0 poin)".
  const own = named.find((one) => one === sentence.items[at - 2]);
  if (isOfNumber && own && sentence.items[at - 1]?.is === 'open') return ofPeriod(own);
  const isListed = sentence.items.every(
    (one) => one.end <= (led?.end ?? 0) || one.start >= item.start || !isName(one),
  );
  if (isOfNumber && led && isListed && clause.items.every(isBare)) return periodOf(sentence, led);
  // "3,41 pada triwulan sebelumnya", unless the figure is said to have come from there or gone beyond it.
  if (behind && isOfNumber && isClose(sentence, item, behind) && isWithin(sentence, behind))
    return ofPeriod(behind);
  const ahead = named.findLast((one) => one.end <= item.start);
  if (ahead && isOfNumber && isClose(sentence, ahead, item)) return ofPeriod(ahead);
  const link = ledBy(sentence, item);
  const base = baseOf(sentence, item);
  if (isOfNumber && isFrom(sentence, item)) return base;
  const subordinate = ofSubordinate(sentence, item, named);
  if (subordinate) return subordinate;
  // "Lebih banyak daripada 13 kontak yang menjawab di bawah netral" may be of today.
  if (isOfNumber && means(link, 'than'))
    return base.origin === 'said'
      ? base
      : slot<QuarterRole | null>('now', 'default', [base.value], true);
  const around = stretchesOf(sentence, item)
    .map((items) =>
      periodsIn(items).filter(
        (one) =>
          named.includes(one) && !isBase(sentence, one) && !isOfOtherEnd(sentence, one, item),
      ),
    )
    .find(({ length }) => length > 0);
  if (around) {
    const near = around.findLast((one) => one.end <= item.start) ?? around[0]!;
    if (around.length === 1 || (isOfNumber && means(link, 'to'))) return ofPeriod(near);
    return slot(roleOf(near), 'said', around.map(roleOf), true);
  }
  const earlier = named.filter(
    (one) => one.end <= item.start && !isBase(sentence, one) && !isOfOtherEnd(sentence, one, item),
  );
  const last = earlier.at(-1);
  if (last) {
    const isOpening = !sentence.clauseOf(last).items.some(asserts);
    const roles = earlier.map(roleOf);
    return isOpening
      ? slot(roleOf(last), 'carried', [...roles, 'now'])
      : slot<QuarterRole | null>('now', 'default', [...roles], true);
  }
  const { period, head, facts } = sentence.topic;
  // "Triwulan IV 2024."
  if (head?.period) return slot<QuarterRole | null>(head.period, 'carried', ['now'], true);
  // "Pada dua periode pembanding": quarters that nothing names.
  const { items } = sentence;
  const isPointed = items.some((one, at) => isUnnamed(one) && pointsBack(items[at + 1]));
  if (isPointed || aroundOf(sentence, item).some(isUnnamed))
    return slot<QuarterRole | null>('now', 'default', ['before', 'last_year'], true);
  // The one quarter that the sentence before told of may be told of still, unless it is what this one compares with.
  const isCompared = named.some(({ meaning }) => meaning.isNamed && meaning.role === period);
  const isStill = !isCompared && facts.length > 0 && facts.every((fact) => fact.period === period);
  return slot<QuarterRole | null>('now', 'default', period === null ? [] : [period], isStill);
}

/** "3,03; triwulan IV 2024: 3,86", "3,03 (triwulan lalu 3,86)": the number right behind a quarter. */
function labelled(sentence: Sentence, period: ItemOf<'period'>): Item | undefined {
  const { items } = sentence;
  const at = items.indexOf(period) + 1;
  const [next, behind] = items.slice(items[at]?.word === ':' ? at + 1 : at);
  const number = next && isSign(next) ? behind : next;
  return means(number, 'number') && !isBase(sentence, period) ? number : undefined;
}

/**
 * "Dari 3,71 pada triwulan sebelumnya": whether a quarter belongs to another number, from which the change
 * starts or with which this one is compared.
 */
const isOfOtherEnd = (sentence: Sentence, period: Item, item: Item): boolean =>
  sentence.all('number').some((one) => {
    if (one === item || one.end > period.start || !isClose(sentence, one, period)) return false;
    const link = ledBy(sentence, one);
    // "Membalikkan −37,5 poin pada triwulan III menjadi 80,0".
    const isTo = one.end <= item.start && ledBy(sentence, item)?.is === 'to';
    return isTo || isFrom(sentence, one) || means(link, 'than');
  });

/**
 * "Setelah pada triwulan sebelumnya berada di titik netral", "dibandingkan Triwulan I 2024 yang masih
 * 2,89", "…, ketika 39 kontak menjawab": in such a clause figures are of the clause's own quarter.
 */
function ofSubordinate(
  sentence: Sentence,
  item: Item,
  named: readonly ItemOf<'period'>[],
): Quarter | null {
  const clause = sentence.clauseOf(item).outer ?? sentence.clauseOf(item);
  const first = clause.items.find((one) => !means(one, 'break'));
  if (AFTER.test(first?.word ?? '')) {
    const own = named.find((one) => sentence.clauseOf(one) === clause);
    return own ? ofPeriod(own) : slot(baseOf(sentence, item).value, 'carried', ['now']);
  }
  const before = sentence.before(item);
  const link = before.findIndex(({ word }) => RELATIVE.test(word));
  const isOwn = link >= 0 && before.slice(0, link).every((one) => !means(one, 'indicator'));
  const opener = isOwn ? before[link]! : RELATIVE.test(first?.word ?? '') ? first! : null;
  if (!opener || sentence.items[sentence.items.indexOf(opener) - 1]?.word === ';') return null;
  const ahead = sentence.items.filter(({ end }) => end <= opener.start);
  const last = ahead.findLast((one) => !means(one, 'break') && !means(one, 'plain'));
  if (!last || !means(last, 'period') || isAdverb(last)) return null;
  // "Turun dibandingkan Triwulan III 2024, dengan rata-rata 3,03": of what was compared, and not of the other.
  const isOther =
    opener.word !== 'yang' && (isBase(sentence, last) || isOfOtherEnd(sentence, last, item));
  return isOther ? null : ofPeriod(last);
}
const BRACKETED = new Set<Item['is']>(['open', 'close', 'measure', 'number']);
const RELATIVE = /^(?:yang|ketika|saat|kala|tatkala|manakala|dengan)$/;

const isWithin = (sentence: Sentence, period: Item): boolean =>
  !sentence
    .before(period)
    .slice(0, 2)
    .some((one) => means(one, 'than') || means(one, 'from') || means(one, 'more'));

const roleOf = ({ meaning }: ItemOf<'period'>): QuarterRole | null =>
  meaning.isSkipped ? null : meaning.role;

const isUnnamed = (one: Item): boolean =>
  !means(one, 'period') && /^(?:triwulan|kuartal|periode|tahun|waktu|saat|ketika)$/.test(one.word);

const ofPeriod = ({ meaning }: ItemOf<'period'>): Quarter =>
  said(meaning.isNext || meaning.isSkipped ? null : meaning.role);

/** What a change is measured from. */
export function baseOf(sentence: Sentence, item: Item): Quarter {
  const { topic } = sentence;
  const isPast = ({ meaning }: ItemOf<'period'>) => meaning.role !== 'now' && !meaning.isNext;
  const own = stretchesOf(sentence, item).flatMap((items) =>
    periodsIn(items).filter((one) => isPast(one)),
  );
  const inner = sentence.clauses.filter(({ outer }) => outer === sentence.clauseOf(item));
  const beside = inner.flatMap(({ items }) =>
    items.some((one) => means(one, 'number')) ? [] : periodsIn(items).filter(isPast),
  );
  const here = [...own, ...beside];
  const roles = [...new Set(here.map(roleOf))];
  if (roles.length === 1) return said(roles[0]!);
  if (roles.length > 1) {
    const near =
      here.find((one) => one.start >= item.end) ?? here.findLast((one) => one.end <= item.start)!;
    const isBound = isClose(sentence, item, near) || isClose(sentence, near, item);
    return slot(roleOf(near), 'said', roles, !isBound);
  }
  const id = (sentence.clauseOf(item).outer ?? sentence.clauseOf(item)).id;
  const elsewhere = sentence.all('period').filter(isPast);
  const earlier = elsewhere.filter((one) => sentence.clauseOf(one).id < id);
  const last = earlier.at(-1);
  const all = elsewhere.map(roleOf);
  if (last) {
    // "Secara tahunan, …", "dibandingkan triwulan III 2024, …": what opens holds for what follows.
    const isOpening = isFronted(sentence, last) || !sentence.clauseOf(last).items.some(asserts);
    return isOpening
      ? slot(roleOf(last), 'carried', all)
      : slot(roleOf(last), 'carried', [...all, USUAL_BASE], true);
  }
  if (elsewhere.length > 0) return slot<QuarterRole | null>(USUAL_BASE, 'default', all, true);
  if (topic.base !== null && topic.base !== USUAL_BASE)
    return slot<QuarterRole | null>(USUAL_BASE, 'default', [topic.base], true);
  return usual(USUAL_BASE);
}
