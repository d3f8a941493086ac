import type { Assertion, Quantity, Said } from '../assertion.js';
import { isAnswer } from '../bind/answers.js';
import { aroundOf, followedBy, isSign, ledBy } from '../bind/near.js';
import { isName } from '../bind/names.js';
import { said as saidOf } from '../bind/slots.js';
import { pointsBack } from '../items/pointing.js';
import { isA, isOfIndicators, type Item, isMeasure, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import {
  AVERAGE,
  figureOf,
  isOfBalance,
  isOfResponse,
  isOfShare,
  type Number,
  tellsWhoAnswered,
} from './figure-of.js';
import { assertAt, type Frame, quantityAt, type Scene, sizeBeside } from './scene.js';

/** "Secara sektoral, skor tertinggi tercatat 3,67": a figure of the member with that rank, who is not named. */
function isOfExtreme(sentence: Sentence, item: Item): boolean {
  const own = aroundOf(sentence, item);
  // "Biaya tenaga kerja menjadi yang terendah dengan 2,17": of the sector that the text is about.
  const isOfSector = sentence.sheet.sector !== null && own.some((one) => means(one, 'indicator'));
  return (
    own.some(({ is }) => is === 'rank') &&
    !sentence.has('sector') &&
    !isOfSector &&
    !sentence.items.some(isOfIndicators)
  );
}

/** Whether a number is how far something went: "naik 0,33 poin", "bertambah dua kontak". */
function isStep(sentence: Sentence, item: Number): boolean {
  const [mark, quarter] = sentence.items.slice(sentence.items.indexOf(item) + 1);
  // "Menyusut (5,4 poin; triwulan IV: 62,2 poin)": what it is beside what it was.
  const isBeside = mark?.word === ';' && means(quarter, 'period');
  if (item.meaning.number.unit === null || (isBeside && sentence.clauseOf(item).outer))
    return false;
  const [lead, next] = [ledBy(sentence, item), followedBy(sentence, item)];
  const isMove = means(lead, 'direction') && lead.meaning.direction !== 0;
  // "Yang melaporkan penurunan 6 kontak": how many answered so.
  if (isMove && item.meaning.number.unit === 'kontak' && isAnswer(sentence, lead))
    return sentence.before(lead)[1]?.word !== 'yang';
  return isMove || means(lead, 'more') || means(next, 'more');
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
      return summedOf(scene, item, { amount, all });
    const own = [...words, ...linkOf(sentence, item)];
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
        direction: comparison === 'more' ? 1 : -1,
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
    // "Lima dari 12 kontak yang menjawab"; "lima dari 12 kontak menjawab …" tells of the five alone.
    const isOfWhole = sentence
      .after(item)
      .some(({ word }, at, all) => word === 'yang' && WHO.test(all[at + 1]?.word ?? ''));
    const ofAnswers =
      isOfWhole ||
      item.meaning.number.isOfAnswers === true ||
      (isOfShare(scene, item) && found.type !== 'response_rate' && !isOfResponse(sentence, item)) ||
      (tellsWhoAnswered(sentence, item) && (found.measure !== 'answer-count' || null));
    const isShare = found.type === 'response_rate';
    const says = { operator: 'equals', amount, of, ofAnswers, isShare } as const;
    return assertAt(scene, item, { ...found, says, words: own });
  });
};

const WHO = /^men(?:ilai|jawab)$/;

/** "Secara gabungan, A dan B mencakup 47,5 %": of all together, where a word says so. */
function summedOf(
  { sentence }: Scene,
  item: Number,
  { amount, all }: { readonly amount: Quantity; readonly all: readonly Assertion[] },
): readonly Assertion[] {
  const sum = sentence.all('sum').find(({ end }) => end <= item.start);
  if (!sum) return [];
  const names = all.map(({ of }) => of.sector.value);
  const says = { operator: 'summed', amount, names } as const;
  return [{ ...all[0]!, type: 'sum', says, words: [...all[0]!.words, sum] }];
}

/** "Masing-masing 3,33 dan 3,40". */
const isNear = (one: Item, item: Item): boolean => one.start < item.start;

/** "Menjadi 3,08", "dari 3,71": the word that says which end of a step a figure is. */
const linkOf = (sentence: Sentence, item: Item): readonly Item[] => {
  const lead = ledBy(sentence, item);
  return means(lead, 'from') || means(lead, 'to') ? [lead] : [];
};

/** "0,33 poin" of what went up or down, or lies so far from something. */
export const readSteps: Frame = (scene) => {
  const { sentence, loose } = scene;
  return sentence.all('number').flatMap((item): readonly Assertion[] => {
    const { unit, isOfShare, isSigned } = item.meaning.number;
    if (item.used || loose.has(item) || unit !== 'poin' || isOfShare) return [];
    const own = aroundOf(sentence, item);
    const next = followedBy(sentence, item);
    const isOfPlace = means(next, 'category') || means(next, 'more');
    const more = own.find((one) => means(one, 'more'));
    const isMove = own.some((one) => means(one, 'direction')) || isChange(own);
    if (isOfPlace || (more && !isMove) || isOfBalance(sentence, item)) return [];
    const isCarried = sentence.clauses
      .slice(0, sentence.clauseOf(item).id)
      .some(({ items }) => items.some((one) => means(one, 'direction')));
    // "Selisih A dengan B mencapai 0,39 poin", "jarak ke netral": how far two lie apart.
    const isApart = isChange(own) && (own.filter(isName).length > 1 || own.some(isA('category')));
    if ((!isMove && !isCarried) || isApart) return [];
    const { amount, words } = quantityAt(sentence, item);
    const says = { operator: 'equals', amount, isSize: !isSigned && !words.some(isSign) } as const;
    return assertAt(scene, item, { type: 'change', measure: 'change', says, words });
  });
};

const isChange = (items: readonly Item[]): boolean => items.some(isMeasure('change'));
