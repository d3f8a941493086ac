import type { ClaimCategory } from '@lqc/contracts';
import type { Slot } from '../assertion.js';
import { SIDES } from '../facts/categories.js';
import { isInterviewed, isOneOf, isPercentage, type Item, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import type { Sentence } from '../sentence/sentence.js';
import { aroundOf, stretchesOf } from './near.js';
import { said, slot } from './slots.js';
import { directionAt } from './direction.js';

/** Which answers a number or quantifier counts, and the words that say so. */
export interface Answers {
  readonly category: Slot<ClaimCategory | null>;
  readonly words: readonly Item[];
}

/** Verbs of answering, or of doing what an answer reports: "melaporkan kenaikan", "menaikkan harga". */
const TELLING =
  /^(?:melihat|merasakan|mengalami|mencatat|menghadapi|menanggung|menikmati|merasa|menilai|menjawab|memberikan|memilih|mengaku|memandang|menyatakan|memperoleh|melakukan)$/;

const isCounting = (item: Item): boolean =>
  isInterviewed(item) || means(item, 'quantifier') || means(item, 'some') || isNumbered(item);

const isSkipped = isOneOf('plain', 'indicator', 'size', 'near', 'open', 'close', 'sector', 'not');

/**
 * Whether a word of direction tells how contacts answered instead of how a figure moved: right after the
 * contacts who are counted, or after a verb of answering.
 */
export function isAnswer(sentence: Sentence, item: Item): boolean {
  if (!means(item, 'direction') && !means(item, 'level')) return false;
  // "Kedua kontak kompak menilai": alike, whatever they answered.
  if (means(item, 'direction') && item.meaning.isOfLikeness) return false;
  const [next] = sentence.after(item);
  // "Berkurangnya kontak yang melaporkan penurunan dari 12 menjadi 9": their number fell so far.
  const ahead = sentence.before(item);
  const mover = ahead[ahead.findIndex(isInterviewed) + 1];
  const isOfMoved = means(mover, 'direction') && mover.word.endsWith('nya');
  if (!isOfMoved && (means(next, 'from') || means(next, 'to'))) return false;
  const step = sentence.after(item).find((one) => !means(one, 'plain') && !means(one, 'near'));
  if (means(step, 'number') && step.meaning.number.unit === 'poin') return false;
  // "Jumlah kontak tetap 40": the number of contacts itself stayed the same.
  const [people, ...total] = sentence.before(item);
  const isOfNumber = total.some(({ word }) => /^(?:jumlah|total)$/.test(word));
  if (
    isOfNumber &&
    (people?.is === 'people' || (item.word.startsWith('tetap') && next?.is === 'number'))
  )
    return false;
  for (const one of sentence.before(item)) {
    // "Harga jual diprakirakan naik" is about the average, "kontak memperkirakan kenaikan" about answers.
    if (means(one, 'expected') && !one.word.startsWith('me')) continue;
    if (means(one, 'says') || means(one, 'expected') || TELLING.test(one.word)) return true;
    if (isCounting(one)) return true;
    if (!isSkipped(one)) return false;
  }
  const clause = sentence.clauseOf(item);
  // "Menurut 12 dari 37 kontak, permintaan meningkat".
  const led = sentence.clauses[clause.id - 1]?.items ?? [];
  return led[0]?.word === 'menurut' && led.some((one) => means(one, 'number'));
}

/** The answers that one word names (above, neutral or below); null when it names none. */
function answersIn(sentence: Sentence, item: Item): Answers | null {
  const named = (category: ClaimCategory, isDenied: boolean, words: readonly Item[]): Answers => ({
    category: said(isDenied || isOfMore(sentence, item, category) ? null : category),
    words,
  });
  if (means(item, 'category')) {
    const lead = sentence.before(item).find((one) => !means(one, 'plain'));
    const isDenied = means(lead, 'not');
    return named(item.meaning.category, isDenied, isDenied ? [lead, item] : [item]);
  }
  const direction = isAnswer(sentence, item) ? directionAt(sentence, item) : null;
  return direction && named(SIDES[1 - direction.direction]!, direction.isNegated, direction.items);
}

/** "Netral ke atas", "skor 1–2", "kenaikan atau tetap": more answers than the one word names. */
export function isOfMore({ items }: Sentence, item: Item, category: ClaimCategory): boolean {
  const [next, ...then] = items.slice(items.indexOf(item) + 1);
  // "Kenaikan atau sekitar 32,4 %", "membaik atau di atas netral": the same again.
  const isAgain = (one: Item) =>
    isPercentage(one) || (means(one, 'category') && one.meaning.category === category);
  if (next?.word === 'atau') return !then.slice(0, 2).some(isAgain);
  const isRange = next?.word === 'ke' && /^(?:atas|bawah)$/.test(then[0]?.word ?? '');
  return isRange || (/^\d/.test(item.last) && item.last !== item.word);
}

/**
 * Which answers a number counts: those named beside it with no other number between, or in an earlier
 * clause. Null where none are named.
 */
export function answersOf(sentence: Sentence, item: Item, forced?: Item): Answers | null {
  const given = forced && answersIn(sentence, forced);
  if (given) return given;
  for (const items of stretchesOf(sentence, item)) {
    const named = items.flatMap((one) => {
      const found = one === item ? null : answersIn(sentence, one);
      return found ? [{ ...found, item: one }] : [];
    });
    const categories = named.filter((one) => means(one.item, 'category'));
    const all = categories.length > 0 ? categories : named;
    if (all.length === 0) continue;
    const isFree = (one: Item) =>
      !items.some(
        (other) =>
          other !== item &&
          means(other, 'number') &&
          other.start > Math.min(one.start, item.start) &&
          other.end < Math.max(one.end, item.end),
      );
    const free = all.filter((one) => isFree(one.item));
    // "39 jawaban, 21 di atas netral": all that were given.
    if (means(item, 'number') && item.meaning.number.isOfAnswers && free.length === 0) return null;
    if (all.length === 1) return all[0]!;
    const near =
      free.find((one) => one.item.start >= item.end) ??
      free.findLast((one) => one.item.end <= item.start) ??
      all[0]!;
    const others = all.map(({ category }) => category.value);
    return { ...near, category: slot(near.category.value, 'said', others, free.length !== 1) };
  }
  return ofNext(sentence, item) ?? ofEarlier(sentence, item);
}

/** "Sebanyak 24 kontak, berada di atas netral": the answers stand in the clause after. */
function ofNext(sentence: Sentence, item: Item): Answers | null {
  const { id } = sentence.clauseOf(item).outer ?? sentence.clauseOf(item);
  const next = sentence.clauses.slice(id + 1).find((one) => one.outer === null);
  if (!next?.items.every(isOfAnswers)) return null;
  const found = next.items.flatMap((one) => answersIn(sentence, one) ?? []);
  return found.length === 1 ? found[0]! : null;
}

/** "Porsinya 29,7 %", "kelompok ini mencakup 28,2 %": the answers that the sentence before counted. */
function ofTopic({ topic }: Sentence, own: readonly Item[]): Answers | null {
  const at = own.findIndex(({ word }) => THEIRS.test(word));
  const isPointing = own[at]?.word.endsWith('nya') || pointsBack(own[at + 1]);
  const counted = topic.facts.filter(({ category }) => category !== null);
  const last = counted.at(-1);
  if (at < 0 || !isPointing || !last || own.some((one) => means(one, 'indicator'))) return null;
  const others = counted.map(({ category }) => category);
  return { words: [], category: slot(last.category, 'carried', others, true) };
}
const THEIRS =
  /^(?:(?:porsi|pangsa|proporsi|bagian|jumlah|banyak|persentase)(?:nya)?|kelompok|kategori|golongan)$/;

/** "…, berada di bawah netral": a clause that holds nothing but a side of neutral. */
const isOfAnswers = isOneOf('plain', 'category', 'period', 'not', 'break');

/** "Porsi di atas netral menyusut, dari 46,2 % menjadi 35,9 %": the answers that an earlier clause counted. */
function ofEarlier(sentence: Sentence, item: Item): Answers | null {
  const clause = sentence.clauseOf(item);
  const id = (clause.outer ?? clause).id;
  const own = aroundOf(sentence, item);
  // A clause with a subject of its own does not continue an earlier count.
  const isNew = own.some((one) => means(one, 'indicator') || means(one, 'measure'));
  const earlier = sentence.clauses
    .slice(0, id)
    .flatMap(({ items }) => items.flatMap((one) => answersIn(sentence, one) ?? []));
  const last = earlier.at(-1);
  if (!last) return ofTopic(sentence, own);
  if (isNew) return null;
  const others = earlier.map(({ category }) => category.value);
  // "Di bawah netral: 11 kontak": the words before the colon belong to the count.
  const lead = sentence.items[sentence.items.indexOf(last.words.at(-1)!) + 1];
  const words = lead?.word === ':' ? last.words : [];
  return { words, category: slot(last.category.value, 'carried', others, true) };
}

/**
 * "Jawaban ketiga kontak terbagi antara di atas netral, netral, …": whether the clause continues about the
 * contacts counted before.
 */
export const isOfCounted = (sentence: Sentence, item: Item): boolean =>
  !aroundOf(sentence, item).some((one) => means(one, 'indicator') || means(one, 'sector')) &&
  sentence.items.some(
    (one) => one.end <= item.start && (isNumbered(one) || one.word === 'jawaban'),
  );
const isNumbered = (one: Item): boolean =>
  means(one, 'number') &&
  (one.meaning.number.unit === 'kontak' || one.meaning.number.unit === 'persen');

/** "Yang hanya dinilai oleh tiga kontak": counts everyone who answered. */
export const isByThem = (sentence: Sentence, item: Item): boolean => {
  const [by, asked] = sentence.before(item);
  return by?.word === 'oleh' && /^(?:dinilai|dijawab|diisi)$/.test(asked?.word ?? '');
};
