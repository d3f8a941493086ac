import { type ClaimMeasure, type ClaimType, LIKERT_SCALE } from '@lqc/contracts';
import { type Answers, answersOf, isAnswer, isByThem } from '../bind/answers.js';
import { aroundOf, isFrom, isPassed, ledBy } from '../bind/near.js';
import { isName } from '../bind/names.js';
import { isAdverb } from '../bind/quarters.js';
import { isOrientation } from '../facts/categories.js';
import { isA, isOneOf, type Item, type ItemOf, isMeasure, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Scene } from './scene.js';

/** The kind of figure that a number or a word refers to. */
export interface OfFigure {
  readonly measure: ClaimMeasure;
  readonly type: ClaimType;
  readonly answers?: Answers | null;
}

export type Number = ItemOf<'number'>;

/** Whether a net balance is spoken of: in the clause, or before it where it names nothing else. */
export function isOfBalance(sentence: Sentence, item: Item): boolean {
  const isBalance = isMeasure('balance');
  const clause = sentence.clauseOf(item);
  const own = aroundOf(sentence, item);
  if (own.some(isBalance)) return true;
  // "…, ketika kontak di bawah netral bertambah": of the contacts.
  const isOther = own.some((one) => isOfOthers(one) || isCounted(one) || isAnswer(sentence, one));
  return (
    !isOther && sentence.clauses.slice(0, clause.id).some(({ items }) => items.some(isBalance))
  );
}

const isOfOthers = isOneOf('measure', 'indicator', 'category');

const isLedByBalance = (sentence: Sentence, item: Item): boolean =>
  sentence.before(item).find(isA('measure'))?.meaning.measure === 'balance';

/** "Rata-rata harga jual tercatat …". */
const isOfAverage = (sentence: Sentence, item: Item): boolean =>
  sentence.before(item).some(isMeasure('average'));

const ANSWERED =
  /^(?:menjawab|penjawab|jawaban|dijawab|dinilai|mengisi|diisi|merespons|respons|memberi(?:kan)?|jawabannya)$/;

/** Whether a stretch counts all who answered, whatever they answered. */
export const tellsWhoAnswered = (sentence: Sentence, item: Item): boolean =>
  aroundOf(sentence, item).some((one) => ANSWERED.test(one.word) || isMeasure('answers')(one));

/** The kind of figure that a number states; null where that is unclear. */
export function figureOf(scene: Scene, item: Number): OfFigure | null {
  const { sentence, order } = scene;
  const { unit, value, decimals, isSigned, isOfShare, isOfAnswers } = item.meaning.number;
  const { isProfile } = sentence.sheet;
  const answers = () => answersOf(sentence, item, order.get(item));
  switch (unit) {
    case null: {
      if (decimals === 1 && isOfBalance(sentence, item)) return BALANCE;
      const isOnScale = value >= LIKERT_SCALE.min && value <= LIKERT_SCALE.max;
      // "Rata-rata harga jual tercatat 9,99": no answer lies there, and so it is wrong. "Qtq +0,89": how far it went.
      const isScore = decimals > 0 && !isSigned && (isOnScale || isOfAverage(sentence, item));
      // In a chapter about who was interviewed only a named indicator has an average.
      const isAsked = !isProfile || sentence.has('indicator');
      if (
        isScore &&
        isAsked &&
        !(decimals === 2 ? isLedByBalance(sentence, item) : isOfBalance(sentence, item))
      )
        return AVERAGE;
      if (decimals > 0) return null;
      // "12, 15, dan 10 kontak": numbers of a list, each with a name.
      if (order.has(item)) return countOf(scene, item);
      if (isLabelled(sentence, item)) return { measure: 'answers', type: 'count' };
      return isEnd(sentence, item) || isNumbered(sentence, item) ? countOf(scene, item) : null;
    }
    case 'poin':
      return !isOfShare && isOfBalance(sentence, item) ? BALANCE : null;
    case 'persen': {
      // "40,5 % lapangan usaha": no share of answers.
      const [whose] = sentence.after(item);
      const isOfSectors = means(whose, 'people') && whose.meaning.who === 'sektor';
      if (isOfSectors || isRate(sentence, item)) return null;
      const counted = inPercent(scene, item);
      if (counted) return counted;
      const found = answers();
      if (found?.category.value && isOrientation(found.category.value))
        return { measure: 'company-share', type: 'share', answers: found };
      if (!found && !isProfile && isOfResponse(sentence, item))
        return { measure: 'answers', type: 'response_rate' };
      if (found)
        return isProfile ? null : { measure: 'answer-share', type: 'share', answers: found };
      return isProfile || isOfCompanies(sentence, item)
        ? { measure: 'company-share', type: 'share' }
        : null;
    }
    case 'kontak':
      return countOf(scene, item, isOfAnswers);
    case 'perusahaan': {
      const found = answers();
      if (found && !(found.category.value && isOrientation(found.category.value))) return null;
      return { measure: 'companies', type: 'count', answers: found };
    }
    default:
      return null;
  }
}

/** "37 dari 40 kontak, atau 92,5 %": the number right before it, in percent. */
function inPercent(scene: Scene, item: Number): OfFigure | null {
  const { items } = scene.sentence;
  const ahead = items.filter(({ end }) => end <= item.start);
  const at = ahead.findLastIndex((one) => !isPassed(one) && !means(one, 'break'));
  const number = ahead[at];
  const isSame = ahead.slice(at + 1).some(({ word }) => word === 'atau');
  if (!isSame || !number || !means(number, 'number')) return null;
  const found = figureOf(scene, number);
  switch (found?.measure) {
    case 'answers':
      return { measure: 'answers', type: 'response_rate' };
    case 'answer-count':
      return { ...found, measure: 'answer-share', type: 'share' };
    case 'contacts':
    case 'companies':
      return { ...found, measure: 'company-share', type: 'share' };
    default:
      return null;
  }
}

/**
 * "…, turun dari 39 pada triwulan III 2024", "…, berkurang satu": a step of what the sentence counted before,
 * where its own clause names nothing else.
 */
function countedBefore(scene: Scene, item: Item): OfFigure | null {
  const { sentence } = scene;
  const clause = sentence.clauseOf(item);
  const lead = means(item, 'direction') ? item : ledBy(sentence, item);
  const isStep =
    lead === undefined
      ? clause.items.some(({ word }) => /^(?:yaitu|yakni)$/.test(word))
      : STEPS.has(lead.is);
  const isOther = clause.items.some((one) => isName(one) || isNaming(one));
  if (!isStep || isOther || clause.outer) return null;
  const ahead = sentence.clauses[clause.id - 1]?.items ?? [];
  const [number, other] = ahead.filter((one): one is Number => means(one, 'number'));
  // "Total kontak tidak berubah, yakni 40".
  const still = number
    ? undefined
    : ahead.findLast((one) => means(one, 'direction') && one.meaning.direction === 0);
  const found = still ? countOf(scene, still) : number && !other ? figureOf(scene, number) : null;
  return found && found.type === 'count' ? found : null;
}
const STEPS = new Set<Item['is']>(['direction', 'from', 'to', 'than']);
const isNaming = isOneOf('measure', 'category', 'level', 'everybody', 'company', 'other');

/** What a number of contacts counts: certain answers, all who answered, or all who were interviewed. */
export function countOf(scene: Scene, item: Item, isOfAnswers = false): OfFigure | null {
  const { sentence, order } = scene;
  const isWhole = isWholeOf(sentence, item) || isByThem(sentence, item);
  const named = isWhole ? null : answersOf(sentence, item, order.get(item));
  // "37 jawaban sah" counts all answers; "lima jawaban di bawah netral" counts certain ones.
  const found = isOfAnswers && named?.words.length === 0 ? null : named;
  const { isProfile } = sentence.sheet;
  if (found?.category.value && isOrientation(found.category.value))
    return { measure: 'companies', type: 'count', answers: found };
  const own = aroundOf(sentence, item);
  // "Dua kontak melaporkan penurunan secara tahunan": reports of contacts, not answers on the scale.
  if (own.some((one) => means(one, 'period') && isAdverb(one)) && found) return null;
  if (found) return { measure: 'answer-count', type: 'count', answers: found };
  const lead = ledBy(sentence, item);
  // "Industri Pengolahan (12 kontak)".
  const isOfPlace = means(lead, 'sector') && sentence.clauseOf(item).outer;
  const isTotal =
    own.some(({ word }) => TOTAL.test(word)) &&
    !own.some((one) => means(one, 'says')) &&
    own.some((one) => means(one, 'people') && one.meaning.who === 'kontak');
  const isMet = own.some(({ word }) => INTERVIEWED.test(word)) && !isOfShare(scene, item);
  const isTold = tellsWhoAnswered(sentence, item);
  if (isProfile || (!isTold && (isOfPlace || isTotal || isMet)))
    return { measure: 'contacts', type: 'count' };
  return isWhole || isOfAnswers || isTold
    ? { measure: 'answers', type: 'count' }
    : countedBefore(scene, item);
}
/** "Yang di bawah netral bertambah": those who answered so. */
export const isHeadless = ({ items }: Sentence, one: Item): boolean =>
  one === items[0] && one.word === 'yang' && items[1]?.is === 'category';
export const TOTAL = /^(?:jumlah|banyaknya|total)$/;
/** Words for contacts that were interviewed, whether or not they answered. */
export const INTERVIEWED =
  /^(?:ditemui|dijumpai|diwakili|mewakili|diwawancarai|terwakili|diliput|dijangkau|menjangkau|mewawancarai)$/;

/** "Dari 12 menjadi tujuh": the ends of a step. */
const isEnd = (sentence: Sentence, item: Item): boolean => {
  const link = ledBy(sentence, item);
  const { id, items } = sentence.clauseOf(item);
  if (link === undefined)
    return (
      items.some(({ word }) => /^(?:yaitu|yakni)$/.test(word)) &&
      sentence.clauses[id - 1]?.items.some(isCounted) === true
    );
  // "Jumlah kontak tetap 40".
  const isStill = means(link, 'direction') && link.meaning.direction === 0;
  return means(link, 'to') || isFrom(sentence, item) || isStill;
};

/** "Kontak yang bersikap netral berjumlah 11", "jawaban sah berjumlah 37". */
const isNumbered = (sentence: Sentence, item: Item): boolean => {
  const before = sentence.before(item);
  return NUMBERED.test(before[0]?.word ?? '') && before.some(isCounted);
};
const NUMBERED = /^(?:berjumlah|sebanyak|jumlahnya|banyaknya)$/;

export const isCounted = (one: Item): boolean =>
  means(one, 'people') && one.meaning.who !== 'indikator' && one.meaning.who !== 'sektor';

/** "10,5 % secara triwulanan", "salah satu kontak menurunkan harga 5,7 %": how far a company's own figure went. */
const isRate = (sentence: Sentence, item: Item): boolean =>
  aroundOf(sentence, item).some(
    (one) =>
      (means(one, 'period') && isAdverb(one) && one.start >= item.end) ||
      (means(one, 'some') && OF_ONE.test(one.word) && one.end <= item.start),
  );
const OF_ONE = /^(?:salah|seorang|sebuah)/;

/** "Tingkat respons 97,5 %", "38 dari 40 kontak (95 %) menjawab". */
export const isOfResponse = (sentence: Sentence, item: Item): boolean =>
  tellsWhoAnswered(sentence, item) || aroundOf(sentence, item).some(isMeasure('response'));

/** "Dari 40 kontak, …", "separuh dari 40 kontak": the whole that something is a part of. */
const isWholeOf = (sentence: Sentence, item: Item): boolean => {
  const link = ledBy(sentence, item);
  const lead = link && sentence.before(link)[0];
  const isOfEach = means(lead, 'respectively');
  // "Empat kali lipat dari 5 kontak".
  const isOther = isOfEach || means(lead, 'times');
  return link !== undefined && link.word === 'dari' && !isFrom(sentence, item) && !isOther;
};

/** "38,5 % dari 40 kontak": the whole is those who answered, on whom shares are based. */
export const isOfShare = (scene: Scene, item: Item): boolean => {
  const { sentence } = scene;
  const lead = sentence.before(item).find((one) => !isPassed(one) && !means(one, 'from'));
  return (
    means(lead, 'number') &&
    lead.meaning.number.unit === 'persen' &&
    inPercent(scene, lead)?.type !== 'response_rate'
  );
};

/** "Diwakili 12 perusahaan (30,0 %)", "47,5 % perusahaan". */
const isOfCompanies = (sentence: Sentence, item: Item): boolean =>
  aroundOf(sentence, item).some(
    (one) =>
      (means(one, 'number') && one.meaning.number.unit === 'perusahaan') ||
      (means(one, 'people') && one.meaning.who === 'perusahaan'),
  );

export const AVERAGE: OfFigure = { measure: 'average', type: 'level' };
const BALANCE: OfFigure = { measure: 'net-balance', type: 'balance' };

/** "n = 39". */
const isLabelled = (sentence: Sentence, item: Item): boolean =>
  isMeasure('answers')(sentence.before(item).find((one) => !means(one, 'plain')));
