import { type ClaimMeasure, type ClaimType, LIKERT_SCALE } from '@lqc/contracts';
import type { Assertion, Said } from '../assertion.js';
import { type Answers, answersOf } from '../bind/answers.js';
import { followedBy, isFrom, isPassed, ledBy, stretchesOf } from '../bind/near.js';
import { isName } from '../bind/names.js';
import { isAdverb } from '../bind/quarters.js';
import { said as saidOf } from '../bind/slots.js';
import { isOrientation } from '../facts/categories.js';
import { pointsBack } from '../items/pointing.js';
import { type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { assertAt, type Frame, quantityAt, type Scene, sizeBeside } from './scene.js';

/** Of which kind of figure a number or a word is. */
export interface OfFigure {
  readonly measure: ClaimMeasure;
  readonly type: ClaimType;
  readonly answers?: Answers | null;
  /** Words that say so. */
  readonly words?: readonly Item[];
}

type Number = ItemOf<'number'>;

/** Whether a net balance is spoken of: in the clause, or before it where it names nothing else. */
export function isOfBalance(sentence: Sentence, item: Item): boolean {
  const isBalance = (one: Item) => means(one, 'measure') && one.meaning.measure === 'balance';
  const clause = sentence.clauseOf(item);
  const own = stretchesOf(sentence, item).flat();
  if (own.some(isBalance)) return true;
  const isOther = own.some((one) => means(one, 'measure') || means(one, 'indicator'));
  return (
    !isOther && sentence.clauses.slice(0, clause.id).some(({ items }) => items.some(isBalance))
  );
}

/** "Rata-rata harga jual tercatat …". */
const isOfAverage = (sentence: Sentence, item: Item): boolean =>
  sentence.before(item).some((one) => means(one, 'measure') && one.meaning.measure === 'average');

const ANSWERED =
  /^(?:menjawab|penjawab|jawaban|dijawab|mengisi|diisi|merespons|respons|memberi(?:kan)?|jawabannya)$/;

/** Who answered at all, whatever they answered. */
const tellsWhoAnswered = (sentence: Sentence, item: Item): boolean =>
  stretchesOf(sentence, item)
    .flat()
    .some(
      (one) =>
        ANSWERED.test(one.word) ||
        (means(one, 'measure') && one.meaning.measure === 'answers') ||
        (means(one, 'people') && one.meaning.who === 'jawaban'),
    );

/** What kind of figure a number is of; null where that is not known. */
export function figureOf(scene: Scene, item: Number): OfFigure | null {
  const { sentence, order } = scene;
  const { unit, value, decimals, isOfShare, isOfAnswers } = item.meaning.number;
  const { isProfile } = sentence.sheet;
  const answers = () => answersOf(sentence, item, order.get(item));
  switch (unit) {
    case null: {
      if (decimals === 1 && isOfBalance(sentence, item)) return BALANCE;
      const isOnScale = value >= LIKERT_SCALE.min && value <= LIKERT_SCALE.max;
      // "Rata-rata harga jual tercatat 9,99": no answer lies there, and so it is wrong.
      const isScore = decimals > 0 && (isOnScale || isOfAverage(sentence, item));
      // In a chapter about who was interviewed only a named indicator has an average.
      const isAsked = !isProfile || sentence.has('indicator');
      if (isScore && isAsked && (decimals === 2 || !isOfBalance(sentence, item))) return AVERAGE;
      if (decimals > 0) return null;
      // "12, 15, dan 10 kontak": each of a list that tells of names in order.
      if (order.has(item)) return countOf(scene, item);
      if (isLabelled(sentence, item)) return { measure: 'answers', type: 'count' };
      return isEnd(sentence, item) || isNumbered(sentence, item) ? countOf(scene, item) : null;
    }
    case 'poin':
      return !isOfShare && isOfBalance(sentence, item) ? BALANCE : null;
    case 'persen': {
      if (isRate(sentence, item)) return null;
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
  const lead = means(item, 'way') ? item : ledBy(sentence, item);
  const isStep =
    lead === undefined
      ? clause.items.some(({ word }) => /^(?:yaitu|yakni)$/.test(word))
      : STEPS.has(lead.is);
  const isOther = clause.items.some((one) => isName(one) || NAMING.has(one.is));
  if (!isStep || isOther || clause.outer) return null;
  const ahead = sentence.clauses[clause.id - 1]?.items ?? [];
  const [number, other] = ahead.filter((one): one is Number => means(one, 'number'));
  // "Total kontak tidak berubah, yakni 40".
  const still = number
    ? undefined
    : ahead.findLast((one) => means(one, 'way') && one.meaning.way === 0);
  const found = still ? countOf(scene, still) : number && !other ? figureOf(scene, number) : null;
  return found && found.type === 'count' ? found : null;
}
const STEPS = new Set<Item['is']>(['way', 'from', 'to', 'than']);
const NAMING = new Set<Item['is']>([
  'measure',
  'category',
  'level',
  'everybody',
  'company',
  'other',
]);

/** What a number of contacts counts: answers of a kind, those who answered, or who were interviewed. */
export function countOf(scene: Scene, item: Item, isOfAnswers = false): OfFigure | null {
  const { sentence, order } = scene;
  const isWhole = isWholeOf(sentence, item);
  const named = isWhole ? null : answersOf(sentence, item, order.get(item));
  // "37 jawaban sah" are all; "lima jawaban di bawah netral" are of a kind.
  const found = isOfAnswers && named?.words.length === 0 ? null : named;
  const { isProfile } = sentence.sheet;
  if (found?.category.value && isOrientation(found.category.value))
    return { measure: 'companies', type: 'count', answers: found };
  const own = stretchesOf(sentence, item).flat();
  // "Dua kontak melaporkan penurunan secara tahunan": what they tell of themselves, no answer of a survey.
  if (own.some((one) => means(one, 'period') && isAdverb(one)) && found) return null;
  if (found) return { measure: 'answer-count', type: 'count', answers: found };
  const lead = ledBy(sentence, item);
  // "Industri Pengolahan (12 kontak)".
  const isOfPlace = lead !== undefined && means(lead, 'sector') && sentence.clauseOf(item).outer;
  if (isOfPlace && !tellsWhoAnswered(sentence, item)) return { measure: 'contacts', type: 'count' };
  const isTotal =
    own.some(({ word }) => TOTAL.test(word)) &&
    !own.some((one) => means(one, 'says')) &&
    own.some((one) => means(one, 'people') && one.meaning.who === 'kontak');
  if (isTotal && !tellsWhoAnswered(sentence, item)) return { measure: 'contacts', type: 'count' };
  if (
    isProfile ||
    (own.some(({ word }) => INTERVIEWED.test(word)) &&
      !isOfShare(scene, item) &&
      !tellsWhoAnswered(sentence, item))
  )
    return { measure: 'contacts', type: 'count' };
  return isWhole || isOfAnswers || tellsWhoAnswered(sentence, item)
    ? { measure: 'answers', type: 'count' }
    : countedBefore(scene, item);
}
const TOTAL = /^(?:jumlah|banyaknya|total)$/;
const INTERVIEWED =
  /^(?:diwakili|mewakili|diwawancarai|terwakili|diliput|dijangkau|menjangkau|mewawancarai)$/;

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
  const isStill = means(link, 'way') && link.meaning.way === 0;
  return means(link, 'to') || isFrom(sentence, item) || isStill;
};

/** "Kontak yang bersikap netral berjumlah 11", "jawaban sah berjumlah 37". */
const isNumbered = (sentence: Sentence, item: Item): boolean => {
  const before = sentence.before(item);
  return NUMBERED.test(before[0]?.word ?? '') && before.some(isCounted);
};
const NUMBERED = /^(?:berjumlah|sebanyak|jumlahnya|banyaknya)$/;

const isCounted = (one: Item): boolean =>
  means(one, 'people') && one.meaning.who !== 'indikator' && one.meaning.who !== 'sektor';

/** "10,5 % secara triwulanan", "salah satu kontak menurunkan harga 5,7 %": how far a company's own figure went. */
const isRate = (sentence: Sentence, item: Item): boolean =>
  stretchesOf(sentence, item)
    .flat()
    .some(
      (one) =>
        (means(one, 'period') && isAdverb(one) && one.start >= item.end) ||
        (means(one, 'some') && OF_ONE.test(one.word) && one.end <= item.start),
    );
const OF_ONE = /^(?:salah|seorang|sebuah)/;

/** "Tingkat respons 97,5 %", "38 dari 40 kontak (95 %) menjawab". */
const isOfResponse = (sentence: Sentence, item: Item): boolean =>
  tellsWhoAnswered(sentence, item) ||
  stretchesOf(sentence, item)
    .flat()
    .some((one) => means(one, 'measure') && one.meaning.measure === 'response');

/** "Dari 40 kontak, …", "separuh dari 40 kontak": all of whom others are a part. */
const isWholeOf = (sentence: Sentence, item: Item): boolean => {
  const link = ledBy(sentence, item);
  const lead = link && sentence.before(link)[0];
  const isOfEach = lead !== undefined && means(lead, 'respectively');
  // "Empat kali lipat dari 5 kontak".
  const isOther = isOfEach || (lead !== undefined && means(lead, 'times'));
  return link !== undefined && link.word === 'dari' && !isFrom(sentence, item) && !isOther;
};

/** "38,5 % dari 40 kontak": of those who answered, for shares are of these. */
const isOfShare = (scene: Scene, item: Item): boolean => {
  const { sentence } = scene;
  const lead = sentence.before(item).find((one) => !isPassed(one) && !means(one, 'from'));
  return (
    lead !== undefined &&
    means(lead, 'number') &&
    lead.meaning.number.unit === 'persen' &&
    inPercent(scene, lead)?.type !== 'response_rate'
  );
};

/** "Diwakili 12 perusahaan (30,0 %)", "47,5 % perusahaan". */
const isOfCompanies = (sentence: Sentence, item: Item): boolean =>
  stretchesOf(sentence, item)
    .flat()
    .some(
      (one) =>
        (means(one, 'number') && one.meaning.number.unit === 'perusahaan') ||
        (means(one, 'people') && one.meaning.who === 'perusahaan'),
    );

const AVERAGE: OfFigure = { measure: 'average', type: 'level' };
const BALANCE: OfFigure = { measure: 'net-balance', type: 'balance' };

/** "n = 39". */
const isLabelled = (sentence: Sentence, item: Item): boolean => {
  const lead = sentence.before(item).find((one) => !means(one, 'plain'));
  return lead !== undefined && means(lead, 'measure') && lead.meaning.measure === 'answers';
};

/** "Secara sektoral, skor tertinggi tercatat 3,67": of whoever has it. */
function isOfExtreme(sentence: Sentence, item: Item): boolean {
  const own = stretchesOf(sentence, item).flat();
  // "Biaya tenaga kerja menjadi yang terendah dengan 2,17": of the sector that the text is about.
  const isOfSector = sentence.sheet.sector !== null && own.some((one) => means(one, 'indicator'));
  return (
    own.some(({ is }) => is === 'rank') &&
    !sentence.has('sector') &&
    !isOfSector &&
    !sentence.items.some(isOfIndicators)
  );
}
const isOfIndicators = (one: Item): boolean =>
  (means(one, 'people') && one.meaning.who === 'indikator') ||
  (means(one, 'number') && one.meaning.number.unit === 'indikator');

/** Whether a number is how far something went: "naik 0,33 poin", "bertambah dua kontak". */
function isStep(sentence: Sentence, item: Number): boolean {
  const lead = ledBy(sentence, item);
  const isMove =
    lead !== undefined && ((means(lead, 'way') && lead.meaning.way !== 0) || means(lead, 'more'));
  const next = followedBy(sentence, item);
  return (
    (isMove && item.meaning.number.unit !== null) ||
    (next !== undefined && means(next, 'more') && item.meaning.number.unit !== null)
  );
}

/** A number that is a figure: "skornya 3,45", "12 kontak menjawab di atas netral", "n = 39". */
export const readAmounts: Frame = (scene) => {
  const { sentence, loose } = scene;
  return sentence.all('number').flatMap((item): readonly Assertion[] => {
    // "Kedua kontak itu": those who were named.
    const [next, behind] = sentence.after(item);
    const isNamed = pointsBack(next) || (next?.is === 'people' && pointsBack(behind));
    if (item.used || isNamed || loose.has(item) || isStep(sentence, item)) return [];
    const found = figureOf(scene, item);
    if (!found || (found === AVERAGE && isOfExtreme(sentence, item))) return [];
    const { amount, words } = quantityAt(sentence, item);
    const { of, unit } = item.meaning.number;
    const all = assertAt(scene, item, { ...found, says: { operator: 'equals', amount }, words });
    // "A dan B mencakup 25 dari 40 perusahaan": of both together.
    if (all.length > 1 && unit !== null && !sentence.has('respectively'))
      return summedOf(scene, item, all);
    const own = [...words, ...(found.words ?? []), ...linkOf(sentence, item)];
    const [first] = all;
    const { comparison } = amount;
    // "Jauh di atas 7,7 poin pada triwulan sebelumnya": beside what another figure was.
    const isBeside =
      first &&
      (comparison === 'more' || comparison === 'less') &&
      first.of.period.value !== 'now' &&
      first.of.period.origin === 'said';
    if (isBeside) {
      const size = sizeBeside(sentence, words[0]!);
      const says: Said = {
        operator: 'moved',
        way: comparison === 'more' ? 1 : -1,
        manner: 'plain',
        ...(size ? { size: size.meaning.size } : {}),
      };
      const base = first.of.period;
      const exact = { operator: 'equals', amount: { ...amount, comparison: 'equal' } } as const;
      return [
        ...assertAt(scene, item, { ...found, says: exact, words: own }),
        ...all.map((one) => ({
          ...one,
          says,
          of: { ...one.of, base, period: saidOf('now' as const) },
          words: [...own, ...(size ? [size] : [])],
        })),
      ];
    }
    const each = sentence.all('respectively').filter((one) => all.length > 1 || isNear(one, item));
    for (const one of each) one.used ||= all.length > 1 || scene.order.has(item);
    const ofAnswers =
      item.meaning.number.isOfAnswers === true ||
      tellsWhoAnswered(sentence, item) ||
      (isOfShare(scene, item) && found.type !== 'response_rate' && !isOfResponse(sentence, item));
    const isShare = found.type === 'response_rate';
    const says = { operator: 'equals', amount, of, ofAnswers, isShare } as const;
    return assertAt(scene, item, { ...found, says, words: own });
  });
};

/** "Secara gabungan, A dan B mencakup 47,5 %": of all together, where a word says so. */
function summedOf(
  { sentence }: Scene,
  item: Number,
  all: readonly Assertion[],
): readonly Assertion[] {
  const sum = sentence.all('sum').find(({ end }) => end <= item.start);
  const [first] = all;
  if (!sum || !first || first.says.operator !== 'equals') return [];
  const names = all.map(({ of }) => of.sector.value);
  const says = { operator: 'summed', amount: first.says.amount, names } as const;
  return [{ ...first, type: 'sum', says, words: [...first.words, sum] }];
}

/** "Masing-masing 3,33 dan 3,40". */
const isNear = (one: Item, item: Item): boolean => one.start < item.start;

/** "Menjadi 3,08", "dari 3,71": the word that says which end of a step a figure is. */
const linkOf = (sentence: Sentence, item: Item): readonly Item[] => {
  const lead = ledBy(sentence, item);
  return lead && (means(lead, 'from') || means(lead, 'to')) ? [lead] : [];
};

/** "0,33 poin" of what went up or down, or lies so far from something. */
export const readSteps: Frame = (scene) => {
  const { sentence, loose } = scene;
  return sentence.all('number').flatMap((item): readonly Assertion[] => {
    const { unit, isOfShare, isSigned } = item.meaning.number;
    if (item.used || loose.has(item) || unit !== 'poin' || isOfShare) return [];
    const own = stretchesOf(sentence, item).flat();
    const next = followedBy(sentence, item);
    const isOfPlace = next !== undefined && (means(next, 'category') || means(next, 'more'));
    const more = own.find((one) => means(one, 'more'));
    const isMove = own.some((one) => means(one, 'way')) || isChange(own);
    if (isOfPlace || (more && !isMove) || isOfBalance(sentence, item)) return [];
    const isCarried = sentence.clauses
      .slice(0, sentence.clauseOf(item).id)
      .some(({ items }) => items.some((one) => means(one, 'way')));
    // "Selisih A dengan B mencapai 0,39 poin": how far two lie apart.
    const isApart = isChange(own) && own.filter(isName).length > 1;
    if ((!isMove && !isCarried) || isApart) return [];
    const { amount, words } = quantityAt(sentence, item);
    const says = { operator: 'equals', amount, isSize: !isSigned } as const;
    return assertAt(scene, item, { type: 'change', measure: 'change', says, words });
  });
};

const isChange = (items: readonly Item[]): boolean =>
  items.some((one) => means(one, 'measure') && one.meaning.measure === 'change');
