import { type Copy, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { type CompanyScore, sideOf } from '@lqc/statistics';
import { type Disclosure, disclosureOf } from './disclosure.js';
import { rangeTellsFew } from './releasing/range-tells-few.js';

/** What a copy shows of a group's answers to an indicator. */
export interface AnswersDisclosure {
  /** How many there are. */
  readonly n: Disclosure;
  /** Their average, and whatever is made of it: of fewer than five a copy that leaves tells the number only. */
  readonly average: Disclosure;
  /** Their average to one decimal, which may leave where two decimals would show an answer. */
  readonly rough: Disclosure;
  /** What leaves as that: an earlier copy's figure; null: the average itself (`roughlyAsBefore`). */
  readonly asBefore: number | null;
  /**
   * How they lie around neutral, and the net balance. A copy that leaves tells this as a whole or not at
   * all: with n and the average, what is left of it would tell the rest.
   */
  readonly sides: Disclosure;
  /** How far they spread: the range of the average, which leaves to one decimal (`releasedRange`). */
  readonly range: Disclosure;
  /** How many gave each score. */
  readonly scores: Disclosure;
  /**
   * The quarters, by their labels, with whose matched contacts these are compared: their parts of a change
   * may be told.
   */
  readonly panels: ReadonlySet<string>;
}

/** The same of all figures; the parts of a change follow it. */
export const whole = (one: Disclosure): AnswersDisclosure => ({
  n: one,
  average: one,
  rough: one,
  asBefore: null,
  sides: one,
  range: one,
  scores: one,
  panels: NO_PANELS,
});
const NO_PANELS: ReadonlySet<string> = new Set();
export const OPEN = whole('open');
export const WITHHELD = whole('withheld');

/** The disclosure of answers that are not a part of others, by their number alone. */
export function allAnswers(answers: readonly CompanyScore[], copy: Copy): AnswersDisclosure {
  const firms = firmsOf(answers);
  const n = disclosureOf(firms, copy);
  if (copy === 'internal' || n === 'withheld') return whole(n);
  const isTold = (groupOf: (score: number) => number) =>
    [...new Set(answers.map(({ score }) => groupOf(score)))].every((group) =>
      mayTell('count', firmsOf(answers.filter(({ score }) => groupOf(score) === group))),
    );
  const average =
    mayTell('level', firms) && !tellsOneOfThem(answers) ? ('open' as const) : ('withheld' as const);
  const scores = isTold((score) => score);
  const sides = isTold(sideOf) && (scores || !sidesTellScores(answers));
  const range = average === 'open' && mayTell('change', firms) && !rangeTellsFew(answers, sides);
  return {
    ...whole('withheld'),
    n,
    average,
    rough: average,
    sides: sides ? 'open' : 'withheld',
    range: range ? 'open' : 'withheld',
    scores: sides && scores && average === 'open' ? 'open' : 'withheld',
  };
}

/** How many companies gave these answers. */
export const firmsOf = (answers: readonly Pick<CompanyScore, 'company'>[]) =>
  new Set(answers.map(({ company }) => company)).size;

const sumOf = (answers: readonly CompanyScore[]) =>
  answers.reduce((sum, { score }) => sum + score, 0);

/** How far the sum of answers lies from the nearer end of the scale, in steps of a score. */
function roomOf(answers: readonly CompanyScore[]): number {
  const { min, max } = LIKERT_SCALE;
  const sum = sumOf(answers);
  return Math.min(sum - min * answers.length, max * answers.length - sum);
}

/** Whether an average is so close to an end of the scale that it tells every single score. */
export const tellsByItself = (answers: readonly CompanyScore[]) =>
  answers.length > 0 && roomOf(answers) <= 1;

/**
 * Whether an average is so close to an end of the scale that one of those who answered may know from it on
 * which side of neutral all others are: whoever is furthest from that end leaves them less than two steps.
 * It depends on the average alone, so that what is held back tells nothing either.
 */
const tellsOneOfThem = (answers: readonly CompanyScore[]) =>
  answers.length > 0 && roomOf(answers) < LIKERT_SCALE.max - LIKERT_SCALE.min + 2;

/**
 * Whether the average and how many lie on each side leave but one way in which the scores can lie: the
 * average tells how many more gave the highest score than the lowest.
 */
function sidesTellScores(answers: readonly CompanyScore[]): boolean {
  const { min, neutral, max } = LIKERT_SCALE;
  const below = answers.filter(({ score }) => score < neutral).length;
  const above = answers.filter(({ score }) => score > neutral).length;
  const middle = (min + 1) * below + (max - 1) * above;
  const more = sumOf(answers) - middle - neutral * (answers.length - below - above);
  const fewest = Math.max(0, -more);
  const most = Math.min(below, above - more);
  return most <= fewest;
}
