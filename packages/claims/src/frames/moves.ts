import { formsOf } from '@lqc/language';
import type { Assertion, Said } from '../assertion.js';
import { answersOf, isAnswer, isOfCounted } from '../bind/answers.js';
import { aroundOf, followedBy, isSome, stretchOf } from '../bind/near.js';
import { directionAt } from '../bind/direction.js';
import { isOrientation } from '../facts/categories.js';
import { pointsBack } from '../items/pointing.js';
import { isA, isInterviewed, type Item, type ItemOf, isMeasure, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { isStay } from './levels.js';
import { countOf, figureOf, isHeadless, isOfBalance, type OfFigure, TOTAL } from './figure-of.js';
import { assertAt, type Frame, isNoun, quantityAt, type Scene, sizeBeside } from './scene.js';

/** "Naik 0,33 poin", "tidak berubah", "porsi di atas netral menyusut dari 46,2 % menjadi 35,9 %". */
export const readMoves: Frame = (scene) =>
  scene.sentence.all('direction').flatMap((item) => {
    if (item.used || isAnswer(scene.sentence, item) || item.meaning.isOfLikeness) return [];
    // "Realisasi investasi tertahan": held back, or held up.
    if (/^(?:tertahan|terjaga)$/.test(item.word)) return [];
    // "Kenaikan tersebut": what was told before.
    if (pointsBack(scene.sentence.after(item)[0])) return [];
    return moveAt(scene, item);
  });

function moveAt(scene: Scene, item: ItemOf<'direction'>): readonly Assertion[] {
  const { sentence } = scene;
  const direction = directionAt(sentence, item);
  if (!direction) return [];
  const own = stretchOf(sentence, item);
  const next = followedBy(sentence, item);
  // "Tetap di atas netral": it goes on lying there.
  if (isStay(item) && (means(next, 'category') || means(next, 'level') || means(next, 'rank')))
    return [];
  // "Penurunannya lebih dalam", "kenaikan terbesar": a step that is set beside others.
  if (own.some((one) => !one.used && (means(one, 'more') || means(one, 'rank')))) return [];
  const isOfMood = own.some(
    (one) => means(one, 'level') && one.meaning.level !== 'neutral' && !one.used,
  );
  if (isOfMood) return [];
  const step = direction.direction === 0 ? null : stepOf(sentence, item);
  const figure = movedFigure(scene, item, step);
  if (!figure) return [];
  const size = sizeBeside(sentence, item);
  const isStill = direction.direction === 0;
  if (direction.isNegated && (step || size)) return [];
  // "Penurunan permintaan mereda", "tren pelemahan terhenti": a step that itself went somewhere.
  const isOfStep =
    !isUntold(item) &&
    own.some(
      (one) =>
        one !== item && means(one, 'direction') && !isUntold(one) && !isAnswer(sentence, one),
    );
  if (isOfStep && endsOf(sentence, item).length === 0) return [];
  const amount = step && !step.used ? quantityAt(sentence, step) : null;
  const says: Said = {
    operator: isStill ? 'stayed' : 'moved',
    direction: direction.direction,
    manner: direction.manner,
    ...(amount ? { amount: amount.amount } : {}),
    ...(size ? { size: size.meaning.size } : {}),
    isGreat: GREAT.has(item.word.replace(/nya$/, '')),
  };
  const words = [
    ...direction.items,
    ...own.filter((one) => isUntold(item) && means(one, 'measure')),
    ...(size ? [size] : []),
    ...(amount?.words ?? []),
  ];
  const ofStep = isStill && figure.measure === 'average' ? 'stable' : 'change';
  const type = figure.measure.endsWith('-share') ? 'share_change' : ofStep;
  return assertAt(scene, step && scene.order.has(step) ? step : item, {
    ...figure,
    type,
    says,
    words,
    negated: direction.isNegated,
  });
}

/** "Dalam rentang ketidakpastian": said of a step, however far it went. */
const isUntold = (one: Item): boolean => means(one, 'direction') && one.meaning.manner === 'untold';

/** Forms of roots that say of a move that it was a great one. */
const GREAT: ReadonlySet<string> = new Set(
  'anjlok lonjak lesat meroket lompat puruk rosot lejit lambung terjun perosok ambles ambruk tukik jeblok bengkak'
    .split(' ')
    .flatMap((root) => [root, ...formsOf(root)]),
);

/** The size of a change: the number right after a word of direction, if it is one. */
function stepOf(sentence: Sentence, item: Item): ItemOf<'number'> | null {
  const [next, behind] = sentence
    .after(item)
    .filter((one) => !means(one, 'plain') && !means(one, 'near') && !means(one, 'size'));
  if (!next || !means(next, 'number') || means(behind, 'times')) return null;
  const { unit, decimals } = next.meaning.number;
  return unit === null && decimals > 0 ? null : next;
}

/** The figure that moved: the one that the ends of the change are of, or the clause's subject. */
function movedFigure(scene: Scene, item: Item, step: ItemOf<'number'> | null): OfFigure | null {
  const { sentence } = scene;
  // "Beberapa kontak mengaitkan kenaikan harga jual dengan kurs": a report of contacts.
  const isToldOf = sentence
    .clauseOf(item)
    .items.some((one) => one.end <= item.start && (isSome(one) || isInterviewed(one)));
  if (isToldOf && isNoun(item) && !step) return null;
  // "Karena pesanan dari pembeli tetap": belongs to the reason.
  const isOfReason = sentence.all('cause').some(({ end }) => end <= item.start);
  const isStrange = stretchOf(sentence, item).some(
    (one) => means(one, 'other') && one.end <= item.start,
  );
  if (isOfReason && (isStrange || (isNoun(item) && !step))) return null;
  // "Setelah terpuruk di 2,70", "sebaran jawaban melebar": of another time, of another kind.
  if (stretchOf(sentence, item).some(({ word }) => OTHER.test(word))) return null;
  // "Saldo bersih susut 47,6 persen": a balance moves by points.
  if (isOfBalance(sentence, item))
    return step?.meaning.number.unit === 'persen'
      ? null
      : { measure: 'net-balance', type: 'balance' };
  if (step) {
    const { unit, isOfShare } = step.meaning.number;
    if (unit === 'poin' && !isOfShare) return { measure: 'average', type: 'change' };
    if (unit === 'poin') return shareAt(scene, item);
    if (unit === 'persen' || unit === 'indikator' || unit === 'other') return null;
    return unit === null ? countOf(scene, item) : figureOf(scene, step);
  }
  const [end] = endsOf(sentence, item);
  // "Turun ke posisi 3": an end that is not read as a figure leaves the change open.
  if (end) return figureOf(scene, end);
  const counted = stretchOf(sentence, item);
  const isShare = counted.some(isMeasure('share'));
  if (isShare) return shareAt(scene, item);
  // "Seiring berkurangnya kontak yang melaporkan penurunan".
  const [whose] = sentence.after(item);
  const isTheirs = whose && isInterviewed(whose) && item.word.endsWith('nya');
  const isOfThem = (one: Item) => TOTAL.test(one.word) || isHeadless(sentence, one);
  if ((isTheirs && !sentence.has('not')) || counted.some(isOfThem)) return countOf(scene, item);
  const isPeople = counted.some(
    (one) =>
      (isInterviewed(one) && !isOwner(sentence, one)) ||
      means(one, 'quantifier') ||
      means(one, 'some') ||
      (means(one, 'measure') &&
        one.meaning.measure !== 'average' &&
        // "Relatif stabil dengan selisih 0,15 poin": the size of the change, after its word.
        !(one.meaning.measure === 'change' && (one.start >= item.end || isUntold(item)))) ||
      (means(one, 'number') &&
        one.meaning.number.unit !== null &&
        one.meaning.number.unit !== 'poin'),
  );
  if (isPeople || sentence.sheet.isProfile || isOfCounted(sentence, item)) return null;
  return { measure: 'average', type: 'change' };
}

const OTHER =
  /^(?:setelah|sesudah|usai|selepas|sebaran|kesenjangan|perbedaan|rentang|komposisi|urutan|peringkat)$/;

/** "Margin usaha kontak melebar": means all contacts, unless the text is about a company. */
const isOwner = (sentence: Sentence, one: Item): boolean =>
  /^(?:kontak|responden|pelaku)$/.test(one.word) &&
  sentence.before(one)[0]?.is === 'indicator' &&
  !sentence.topic.isOfCompany;

/** The figures that a step goes from and to. */
const endsOf = (sentence: Sentence, item: Item): readonly ItemOf<'number'>[] =>
  aroundOf(sentence, item)
    .filter(isA('number'))
    .filter((one) => {
      const [lead] = sentence.before(one);
      const isStill =
        lead === item && item.meaning.is === 'direction' && item.meaning.direction === 0;
      return (
        one.start >= item.end &&
        lead !== undefined &&
        (means(lead, 'from') || means(lead, 'to') || isStill)
      );
    });

function shareAt(scene: Scene, item: Item): OfFigure | null {
  const answers = answersOf(scene.sentence, item);
  if (!answers && !scene.sentence.sheet.isProfile) return null;
  const isOfCompanies = !answers || isOrientation(answers.category.value);
  const measure = isOfCompanies ? 'company-share' : 'answer-share';
  return { measure, type: 'share_change', answers };
}
