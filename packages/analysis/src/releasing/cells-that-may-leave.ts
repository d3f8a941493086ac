import { answerSystem } from './answer-system.js';
import {
  type CountedAnswer,
  NOTHING_TOLD,
  type ReleasedAnswers,
  type ToldCells,
} from './released-answers.js';
import { settledAnswers, THOROUGH_TRIES } from './settles.js';

/**
 * Which of the cells that the groups' sizes allow may leave, given what left before: as many as leave no
 * respondent knowing on which side of neutral another company answered. Cells of more worth to readers are
 * taken first; what the same data told before is told again.
 *
 * @param wanted what the groups' sizes allow; sectors in order of their worth
 */
export function cellsThatMayLeave(
  answers: readonly CountedAnswer[],
  wanted: ToldCells,
  before: readonly ReleasedAnswers[],
): ToldCells {
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
