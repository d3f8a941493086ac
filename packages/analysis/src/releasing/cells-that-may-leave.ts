import { AVERAGE_DECIMALS, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { roundedRatio } from '@lqc/statistics';
import { firmsOf } from '../answers-disclosure.js';
import { answerSystem } from './answer-system.js';
import {
  type CountedAnswer,
  NOTHING_TOLD,
  type ReleasedAnswers,
  type ToldCells,
} from './released-answers.js';
import { roughAverage } from './rough.js';
import { settledAnswers, type Settled, settling } from './settles.js';

/**
 * An earlier figure may be shown instead of an average at most this far from it, in points of the scale.
 */
const MOST_OFF = 0.15;
/**
 * Tries for one set of cells, and for what earlier copies revealed. Of 2,400 decisions on random quarters none
 * took more than 4,744 and 1,298. Counted in tries and not in seconds, so that the same quarter leaves alike on
 * every machine; when none are left, cells are withheld.
 */
const TRIES_OF_A_CHECK = 20_000;
const TRIES_OF_EARLIER_COPIES = 60_000;

/**
 * Which of the cells that are large enough may be released, given earlier releases: as many as possible
 * without letting a respondent infer on which side of neutral another company answered. Cells of more use
 * to readers come first. What the same data told before may be told again; a cell is withheld when few
 * companies changed its answers since it was last released.
 *
 * @param allowed the cells that are large enough; sectors in order of their use to readers
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
 * Removes the cells that an earlier copy told of nearly the same companies, whatever the few others
 * answered: removing only revealing differences would itself reveal them.
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
 * What may be shown instead of an average that few companies changed since its last release: that release's
 * figure to one decimal, provided that no possible answers of these companies move the average further than
 * `MOST_OFF`. It reveals nothing of them, since it was known before. Null where nothing was released or the
 * average may have moved further.
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

/** Answers that the earlier copy did not count, and answers that it counted and that no longer exist. */
function differencesOf(now: readonly CountedAnswer[], then: readonly CountedAnswer[]) {
  const keyOf = ({ contact, score }: CountedAnswer) => `${contact} ${score}`;
  const missingIn = (all: readonly CountedAnswer[]) => {
    const keys = new Set(all.map(keyOf));
    return (one: CountedAnswer) => !keys.has(keyOf(one));
  };
  return { come: now.filter(missingIn(then)), gone: then.filter(missingIn(now)) };
}

/** Whether too few companies added, removed or changed answers for their average to be shown. */
function differsByFew(now: readonly CountedAnswer[], then: readonly CountedAnswer[]): boolean {
  const { come, gone } = differencesOf(now, then);
  const companies = firmsOf([...come, ...gone]);
  return companies > 0 && !mayTell('level', companies);
}

/** Whether showing these cells reveals no answer that earlier releases had not already revealed. */
function settlesNothing(
  answers: readonly CountedAnswer[],
  before: readonly ReleasedAnswers[],
): (told: ToldCells) => boolean {
  let settledBefore: ((one: Settled) => boolean) | null = null;
  return (told) => {
    const system = answerSystem([...before, { answers, told }]);
    for (const settled of settledAnswers(system, { left: TRIES_OF_A_CHECK })) {
      // What earlier copies revealed cannot be taken back.
      settledBefore ??= settling(answerSystem(before), { left: TRIES_OF_EARLIER_COPIES });
      if (!settledBefore(settled)) return false;
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
  // The range would reveal an average that is only shown roughly.
  if (wanted.range) yield (told) => (told.average === 'exact' ? { ...told, range: true } : told);
  for (const [label, contacts] of Object.entries(wanted.panels))
    yield (told) => ({ ...told, panels: { ...told.panels, [label]: contacts } });
  if (wanted.scores) yield (told) => (told.sides ? { ...told, scores: true } : told);
}
