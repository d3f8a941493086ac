import { AVERAGE_DECIMALS, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { roundedRatio } from '@lqc/statistics';
import { answerSystem } from './answer-system.js';
import {
  type CountedAnswer,
  NOTHING_TOLD,
  type ReleasedAnswers,
  type ToldCells,
} from './released-answers.js';
import { roughAverage } from './rough.js';
import { settledAnswers, THOROUGH_TRIES } from './settles.js';

/** How far an average may lie from an earlier one that is told in its place, in points of the scale. */
const MOST_OFF = 0.15;

/**
 * Which of the cells that the groups' sizes allow may leave, given what left before: as many as leave no
 * respondent knowing on which side of neutral another company answered. Cells of more worth to readers are
 * taken first; what the same data told before is told again, and a cell whose answers were changed by few
 * companies since a copy told it is held back.
 *
 * @param allowed what the groups' sizes allow; sectors in order of their worth
 */
export function cellsThatMayLeave(
  answers: readonly CountedAnswer[],
  allowed: ToldCells,
  before: readonly ReleasedAnswers[],
): ToldCells {
  const wanted = withoutSmallDifferences(answers, allowed, before);
  const withLetOut = settlesNothing(answers, before);
  const isLetOut = before.some(({ byItself }) => byItself !== undefined);
  const byThemselves = before.map((one) => ({ ...one, told: one.byItself ?? one.told }));
  const withoutLetOut = isLetOut ? settlesNothing(answers, byThemselves) : withLetOut;
  const isSafe = (told: ToldCells) => withLetOut(told) && (!isLetOut || withoutLetOut(told));
  if (isSafe(wanted)) return wanted;
  let told = NOTHING_TOLD;
  for (const more of steps(wanted)) {
    const next = more(told);
    if (isSafe(next)) told = next;
  }
  return told;
}

/**
 * What is left of the cells where those are held back that a copy before told of nearly the same companies.
 * However these few answered: where only a telling change were held back, that would tell of it.
 */
function withoutSmallDifferences(
  answers: readonly CountedAnswer[],
  wanted: ToldCells,
  before: readonly ReleasedAnswers[],
): ToldCells {
  const tellsOf = ({ average, sides, range, scores }: ToldCells) =>
    average !== null || sides || range || scores;
  const isOfAll = before.some((one) => tellsOf(one.told) && differsByFew(answers, one.answers));
  const within = (sector: string | null) => (one: CountedAnswer) => one.sector === sector;
  const isOfSector = (sector: string | null) =>
    before.some((one) =>
      differsByFew(answers.filter(within(sector)), one.answers.filter(within(sector))),
    );
  const ofPanel = (all: readonly CountedAnswer[], panel: readonly string[]) => {
    const contacts = new Set(panel);
    return all.filter(({ contact }) => contacts.has(contact));
  };
  const isOfPanel = (label: string, panel: readonly string[]) =>
    before.some(({ told, answers: then }) => {
      const earlier = told.panels[label];
      return earlier && differsByFew(ofPanel(answers, panel), ofPanel(then, earlier));
    });
  return {
    ...(isOfAll ? { ...NOTHING_TOLD, known: wanted.known } : wanted),
    sectors: wanted.sectors.filter((sector) => !isOfSector(sector)),
    panels: Object.fromEntries(
      Object.entries(isOfAll ? {} : wanted.panels).filter(([label, one]) => !isOfPanel(label, one)),
    ),
  };
}

/**
 * What may be told of an average that few companies changed since a copy told it: that copy's figure to one
 * decimal, where however these answered the average lies within `MOST_OFF` of it. It tells nothing of them,
 * as it was known before. Null where no copy told it, or they may have moved it further.
 */
export function roughlyAsBefore(
  answers: readonly CountedAnswer[],
  before: readonly ReleasedAnswers[],
): number | null {
  const last = before.findLast(
    ({ told, answers: then }) => told.average !== null && differsByFew(answers, then),
  );
  if (!last) return null;
  const { min, max } = LIKERT_SCALE;
  const { come, gone } = differencesOf(answers, last.answers);
  const sum = last.answers.reduce((so, { score }) => so + score, 0);
  const ends = [min * come.length - max * gone.length, max * come.length - min * gone.length];
  const average = sum / last.answers.length;
  const isNear = ends.every((end) => Math.abs((sum + end) / answers.length - average) <= MOST_OFF);
  return isNear ? roughAverage(roundedRatio(sum, last.answers.length, AVERAGE_DECIMALS)) : null;
}

/** Answers of now that a copy did not count, and those that it counted and that are none any more. */
function differencesOf(now: readonly CountedAnswer[], then: readonly CountedAnswer[]) {
  const keyOf = ({ contact, score }: CountedAnswer) => `${contact} ${score}`;
  const missingIn = (all: readonly CountedAnswer[]) => {
    const keys = new Set(all.map(keyOf));
    return (one: CountedAnswer) => !keys.has(keyOf(one));
  };
  return { come: now.filter(missingIn(then)), gone: then.filter(missingIn(now)) };
}

/** Whether answers were added, taken out or changed by too few companies for their average to be told. */
function differsByFew(now: readonly CountedAnswer[], then: readonly CountedAnswer[]): boolean {
  const { come, gone } = differencesOf(now, then);
  const companies = new Set([...come, ...gone].map(({ company }) => company)).size;
  return companies > 0 && !mayTell('level', companies);
}

/** Whether what is told settles no answer that what left before had not settled. */
function settlesNothing(
  answers: readonly CountedAnswer[],
  before: readonly ReleasedAnswers[],
): (told: ToldCells) => boolean {
  let settledBefore: ReadonlySet<string> | null = null;
  return (told) => {
    for (const settled of settledAnswers(answerSystem([...before, { answers, told }]))) {
      // What copies before have settled nothing can take back.
      settledBefore ??= new Set(settledAnswers(answerSystem(before), THOROUGH_TRIES));
      if (!settledBefore.has(settled)) return false;
    }
    return true;
  };
}

type Step = (told: ToldCells) => ToldCells;

function* steps(wanted: ToldCells): Generator<Step> {
  if (wanted.average !== null) {
    yield (told) => ({ ...told, average: 'rough' });
    if (wanted.average === 'exact') yield (told) => ({ ...told, average: 'exact' });
  }
  for (const sector of wanted.sectors)
    yield (told) => ({ ...told, sectors: [...told.sectors, sector] });
  if (wanted.sides) yield (told) => ({ ...told, sides: true });
  // With an average that is told roughly the range would tell it better.
  if (wanted.range) yield (told) => (told.average === 'exact' ? { ...told, range: true } : told);
  for (const [label, contacts] of Object.entries(wanted.panels))
    yield (told) => ({ ...told, panels: { ...told.panels, [label]: contacts } });
  if (wanted.scores) yield (told) => (told.sides ? { ...told, scores: true } : told);
}
