import type { IndicatorKey } from '@lqc/contracts';
import { aContact, aQuarter, aRegister } from '../testing/made-quarter.js';
import { cellsThatMayLeave } from './cells-that-may-leave.js';
import { countedAnswers } from './counted-answers.js';
import { withLetOut } from './let-out.js';
import { NOTHING_TOLD } from './released-answers.js';

const KEY: IndicatorKey = 'investasi';
const AVERAGE = { ...NOTHING_TOLD, average: 'exact' } as const;

test('what a person let leave is remembered, and frees no figure that is held back', () => {
  const scores = [2, 4, 3, 5, 1, 4, 2, 3, 4, 2, 3, 4, 5];
  const quarter = aQuarter(
    scores.map((score, at) => aContact({ [KEY]: score }, `PT Arunika ${'ABCDEFGHIJKLM'[at]}`)),
    aRegister({}),
  );
  const answers = countedAnswers(quarter, KEY);
  // The last contact is not in the first copy: together the two averages reveal its answer.
  const before = { answers: answers.slice(0, -1), told: AVERAGE };
  const held = cellsThatMayLeave(answers, AVERAGE, [before]);
  expect(held.average).not.toBe('exact');
  const letOut = withLetOut({ [KEY]: { answers, told: held } }, quarter, [
    { indicator: KEY, what: 'average', sector: null },
  ])[KEY]!;
  expect(letOut.told.average).toBe('exact');
  expect(cellsThatMayLeave(answers, AVERAGE, [before, letOut])).toEqual(held);
});
