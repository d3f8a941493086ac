import { isA, isOneOf, type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/** Words that are skipped when looking for a neighbour: "hanya", "sebesar", "skor". */
export const isPassed = isOneOf('plain', 'near', 'open', 'close', 'measure', 'size', 'says');

/**
 * The nearest word before another in its clause that is not skipped; from inside a bracket also the words before it.
 */
export const ledBy = (sentence: Sentence, item: Item): Item | undefined =>
  sentence.before(item).find((one) => !isPassed(one) && !isSign(one));

/** "Tidak turun ke bawah netral": a denial, or "nyaris", reaches through the way to where something lies. */
export const isWayTo = (place: Item, item: Item): boolean =>
  place.word === 'ke' && means(item, 'direction');

/** "Negatif 16,2 poin": a sign of a number. */
export const isSign = ({ word }: Item): boolean => /^(?:negatif|minus|positif)$/.test(word);

export const followedBy = (sentence: Sentence, item: Item): Item | undefined =>
  sentence.after(item).find((one) => !isPassed(one));

/** "Dibandingkan 2,89 pada Triwulan I 2024, …": a clause that names what the next clause is compared with. */
export const isFronted = (sentence: Sentence, item: Item): boolean => {
  const first = sentence.clauseOf(item).items.find((one) => !means(one, 'break'));
  return means(first, 'than');
};

/**
 * The part of a clause that makes one statement: before or after a reason. For an item in a bracket first
 * the bracket's items, then those of the clause around it.
 */
export function stretchesOf(sentence: Sentence, item: Item): readonly (readonly Item[])[] {
  const clause = sentence.clauseOf(item);
  const own = splitAtCause(clause.items, item);
  const outer = clause.outer ? [splitAtCause(clause.outer.items, item)] : [];
  return [own, ...outer];
}

/** What stands around an item in its statement, brackets and the clause around them in one list. */
export const aroundOf = (sentence: Sentence, item: Item): readonly Item[] =>
  stretchesOf(sentence, item).flat();

/** "Turun dari 3,71": the value that a change started from; in "dari 40 kontak" the number is a whole. */
export function isFrom(sentence: Sentence, item: Item): boolean {
  const link = ledBy(sentence, item);
  const [arrow, end] = sentence.after(item);
  if (means(item, 'number') && arrow && means(end, 'number')) {
    const { unit, decimals } = item.meaning.number;
    // "Pulih: 2,38 ke 3,23", "66,7 poin jadi 0,0 poin"; but "naik 2,0 poin menjadi 7,5 poin".
    const isStep = link && isMove(link) && (decimals === 0 || unit === 'poin');
    const isLike = end.meaning.number.decimals === decimals && end.meaning.number.unit === unit;
    if (arrow.word === '→' || (means(arrow, 'to') && isLike && !isStep)) return true;
  }
  if (!link || !means(link, 'from') || !means(item, 'number')) return false;
  if (link.word !== 'dari') return true;
  const { unit, decimals } = item.meaning.number;
  const isCount = decimals === 0 && unit !== 'poin' && unit !== 'persen';
  const [lead, step] = sentence.before(link).filter((one) => !isPassed(one));
  if (!isCount) return !(means(lead, 'quantifier') || means(lead, 'people'));
  const isStep = means(lead, 'number') && isMove(step);
  const isPart = lead !== undefined && PARTS.has(lead.is) && !isStep;
  // "…, dari lima kontak menjadi tiga": stands after the word for the change.
  const isEnd = sentence
    .after(item)
    .some(
      (one, at, all) =>
        means(one, 'to') && all.slice(at).find(isA('number'))?.meaning.number.decimals === 0,
    );
  // "Melonjak menjadi 12 kontak, dari tiga kontak pada triwulan III": of the step in the clause before.
  const clause = sentence.clauseOf(item);
  const isBehind =
    clause.items.find((one) => !means(one, 'break')) === link &&
    clause.items.some(isA('period')) &&
    sentence.clauses[clause.id - 1]?.items.some((one) => means(one, 'to')) === true;
  return isBehind || (!isPart && (isEnd || sentence.before(link).some(isMove)));
}
const isMove = (one: Item | undefined): boolean => means(one, 'direction') || means(one, 'more');
const PARTS = new Set<Item['is']>(['quantifier', 'people', 'number']);

/** The stretch of a clause that an item stands in, with its brackets left out. */
export const stretchOf = (sentence: Sentence, item: Item): readonly Item[] =>
  stretchesOf(sentence, item)[0]!;

function splitAtCause(items: readonly Item[], item: Item): readonly Item[] {
  let from = 0;
  let to = items.length;
  for (const [at, one] of items.entries()) {
    if (!means(one, 'cause') && !/^(?:ketika|tatkala|manakala)$/.test(one.word)) continue;
    if (one.end <= item.start) from = at + 1;
    else if (one.start >= item.end && to === items.length) to = at;
  }
  return items.slice(from, to);
}

/** "Beberapa kontak", "salah satu": some of a group; "ada", "terdapat" do not count. */
export const isSome = (one: Item): boolean =>
  means(one, 'some') && !/^(?:ada|terdapat|tersedia)$/.test(one.word);
