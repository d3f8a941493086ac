import { AVERAGE_DECIMALS, getOrInsert } from '@lqc/contracts';
import { roundedRatio, sideOf } from '@lqc/statistics';
import { averagesRoughly, roughAverage } from './rough.js';
import type { CountedAnswer, ReleasedAnswers } from './released-answers.js';
import { sameRange, TINY } from './same-range.js';

/** One answer that a reader could try to infer, in every copy that counted it with the same score. */
export interface SoughtAnswer {
  readonly id: string;
  readonly company: string;
  readonly score: number;
  /** The cells that count it. */
  readonly cells: readonly Cell[];
  /** Answers in the same cells share a class: nothing released tells them apart. */
  readonly class: string;
}

/** A sum over answers that a reader knows to lie between two bounds. */
export interface Cell {
  readonly at: number;
  readonly part: (score: number) => number;
  readonly low: number;
  readonly high: number;
}

/** What consecutive copies reveal of the same answers, as sums between bounds. */
export function answerSystem(copies: readonly ReleasedAnswers[]): SoughtAnswer[] {
  const sought = new Map<string, CountedAnswer & { readonly cells: Cell[] }>();
  let count = 0;
  const addCell = (
    answers: readonly CountedAnswer[],
    part: Cell['part'],
    bounds?: (value: number) => readonly [low: number, high: number],
  ) => {
    const value = answers.reduce((sum, { score }) => sum + part(score), 0);
    const [low, high] = bounds?.(value) ?? [value, value];
    const cell = { at: count, part, low, high };
    count += 1;
    for (const answer of answers) placeOf(answer).cells.push(cell);
  };
  function placeOf(answer: CountedAnswer) {
    // A corrected score counts as another answer to infer.
    const key = `${answer.contact} ${answer.score}`;
    return getOrInsert(sought, key, () => ({ ...answer, cells: [] }));
  }
  for (const { answers, told } of copies) {
    answers.forEach(placeOf);
    if (told.average !== null)
      addCell(answers, same, told.average === 'rough' ? roughly(answers.length) : undefined);
    for (const sector of told.sectors)
      addCell(
        answers.filter((one) => one.sector === sector),
        same,
      );
    if (told.sides)
      for (const side of [-1, 1]) addCell(answers, (score) => Number(sideOf(score) === side));
    if (told.scores)
      for (const score of new Set(answers.map((one) => one.score)))
        addCell(answers, (one) => Number(one === score));
    const range = told.range ? sameRange(answers.map(({ score }) => score)) : null;
    if (range) addCell(answers, squared, () => [range.low, range.high]);
    const known = new Set(told.known);
    for (const answer of answers) if (known.has(answer.contact)) addCell([answer], same);
    for (const contacts of Object.values(told.panels)) {
      const matched = new Set(contacts);
      addCell(
        answers.filter(({ contact }) => matched.has(contact)),
        same,
      );
    }
  }
  return [...sought].map(([id, { company, score, cells }]) => ({
    id,
    company,
    score,
    cells,
    class: cells.map(({ at }) => at).join(' '),
  }));
}

const same = (score: number) => score;
const squared = (score: number) => score * score;

/** The bounds of the sums whose average is released as the same rough figure. */
const roughly =
  (n: number) =>
  (sum: number): readonly [number, number] => {
    const { low, high } = averagesRoughly(roughAverage(roundedRatio(sum, n, AVERAGE_DECIMALS)));
    return [low * n + TINY, high * n - TINY];
  };
