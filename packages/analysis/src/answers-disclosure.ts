import { type Copy, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { type CompanyScore, sideOf } from '@lqc/statistics';
import { type Disclosure, disclosureOf } from './disclosure.js';
import { rangeTellsFew } from './releasing/range-tells-few.js';

/** What a copy shows of a group's answers to an indicator. */
export interface AnswersDisclosure {
  /** How many there are. */
  readonly n: Disclosure;
  /**
   * Their average, and what is computed from it. Of fewer than five answers a release copy tells only how
   * many there are.
   */
  readonly average: Disclosure;
  /** Their average to one decimal, which may be released where two decimals would reveal an answer. */
  readonly rough: Disclosure;
  /**
   * What is released as `rough`: the figure of an earlier copy, or when null the average itself
   * (`roughlyAsBefore`).
   */
  readonly asBefore: number | null;
  /**
   * How many lie on each side of neutral, and the net balance. A release copy shows all sides or none: with
   * n and the average, two of them would reveal the third.
   */
  readonly sides: Disclosure;
  /** Their spread: the range of the average, which is released to one decimal (`ROUGH_DECIMALS`). */
  readonly range: Disclosure;
  /** How many gave each score. */
  readonly scores: Disclosure;
  /** Labels of the quarters for which the change of the matched contacts may be shown. */
  readonly panels: ReadonlySet<string>;
}

/** The same disclosure for every figure; no matched contacts. */
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

/** The disclosure of answers considered by themselves, not as a part of a total. */
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

/** Distance of the sum of the answers from the nearer end of the scale, in score points. */
function roomOf(answers: readonly CompanyScore[]): number {
  const { min, max } = LIKERT_SCALE;
  const sum = sumOf(answers);
  return Math.min(sum - min * answers.length, max * answers.length - sum);
}

/** Whether an average is so close to an end of the scale that it reveals every single score. */
export const tellsByItself = (answers: readonly CompanyScore[]) =>
  answers.length > 0 && roomOf(answers) <= 1;

/**
 * Whether an average is so close to an end of the scale that a respondent could infer on which side of
 * neutral all others answered: without the answer furthest from that end, less than two points are left. It
 * depends on the average alone, so that withholding it reveals nothing.
 */
const tellsOneOfThem = (answers: readonly CompanyScore[]) =>
  answers.length > 0 && roomOf(answers) < LIKERT_SCALE.max - LIKERT_SCALE.min + 2;

/**
 * Whether the average and the numbers on each side leave only one possible distribution of scores: the
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
