import { isPercentage, type Item, type ItemOf, means } from '../../items/item.js';
import { type BesideTold, besideTold } from './beside-told.js';
import { type Beside, besideNext } from './between-companies.js';
import { countIn } from './counted-names.js';
import { isOnly, onlyIn } from './only-they.js';
import { answersIn, type OwnAnswer } from '../answers/own-answers.js';
import { differentReasonsIn, samePlaceIn, sameReasonIn } from './same-as-told.js';

/**
 * What a part says of how a contact stands among the others, which no narrative tells, and the rest of
 * its words, which the contact's own must bear out.
 */
export interface Standing {
  /** "Memberi skor 5". */
  readonly answers: readonly OwnAnswer[];
  /** "Kenaikan tertinggi". */
  readonly ranks: readonly ItemOf<'rank'>[];
  /** "Hanya", "satu-satunya". */
  readonly only: readonly Item[];
  /** "Lebih tinggi daripada", right before the next company. */
  readonly besideNext: Beside | null;
  /** "Yang lebih tinggi", beside what was told before. */
  readonly besideTold: BesideTold | null;
  readonly sameReason: readonly Item[];
  readonly differentReasons: readonly Item[];
  readonly samePlace: readonly Item[];
  /** "Empat kontak", whose names stand beside. */
  readonly count: ItemOf<'number'> | null;
  readonly rest: readonly Item[];
}

/**
 * @param isOfScores the sentence gives scores
 * @param isBehindRate a rate was told before
 */
export function standingOf(
  text: string,
  items: readonly Item[],
  isOfScores: boolean,
  isBehindRate: boolean,
): Standing {
  const isRated = items.some(isPercentage);
  const answers = answersIn(text, items, isOfScores).filter(
    // "X berada di bawahnya, 20,2 % (qtq)": below another's rate.
    (one) => !(isRated && one.items.some(({ start, end }) => /nya$/i.test(text.slice(start, end)))),
  );
  const answered = new Set(answers.flatMap((one) => one.items));
  const only = onlyIn(items);
  const ranks = items.filter(
    (item): item is ItemOf<'rank'> =>
      means(item, 'rank') && item.word !== MOSTLY && !answered.has(item) && !only.includes(item),
  );
  const next = besideNext(text, items);
  const count = countIn(items);
  const taken = new Set<Item>([
    ...answered,
    ...ranks,
    ...(next?.items ?? []),
    ...(count ? [count] : []),
  ]);
  const left = items.filter(
    (item) => !taken.has(item) && !isOnly(item) && !isOfAnswer(item, answers),
  );
  const told = besideTold(text, left, isBehindRate);
  const same = sameReasonIn(text, left);
  const different = differentReasonsIn(text, left);
  const place = samePlaceIn(text, left);
  const said = new Set([...(told?.items ?? []), ...same, ...different, ...place]);
  return {
    answers,
    ranks,
    only,
    besideNext: next,
    besideTold: told,
    sameReason: same,
    differentReasons: different,
    samePlace: place,
    count,
    rest: left.filter((item) => !said.has(item) && !isCarrier(item, answers)),
  };
}

/** "Terutama berasal dari nikel": what carried it, and no place among others. */
const MOSTLY = 'terutama';

/** Whether a sentence tells of answers by their score. */
export const isOfScores = (items: readonly Item[]): boolean =>
  items.some(
    (item) =>
      item.word === 'skor' ||
      (means(item, 'category') && item.meaning.category.startsWith('score')),
  );

const isOfAnswer = (item: Item, answers: readonly OwnAnswer[]) =>
  answers.length > 0 && (item.word === 'skor' || item.word === 'menjawab');

/** "Menguat menjadi 3,67, ditopang X yang memberi skor 5": a high answer bears a mean up. */
const isCarrier = (item: Item, answers: readonly OwnAnswer[]): boolean =>
  means(item, 'cause') &&
  CARRIERS.test(item.word) &&
  answers.some(({ answer }) => typeof answer === 'string' && HIGH.has(answer));
const CARRIERS = /^(?:ditopang|didukung|didorong|disumbang|terbantu|terdorong|ditunjang)$/;
const HIGH = new Set(['above', 'score 4', 'score 5']);
