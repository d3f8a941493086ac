import { answerSystem } from './answer-system.js';
import { type CountedAnswer, NOTHING_TOLD } from './released-answers.js';
import { settledAnswers, settling } from './settles.js';

/** Companies that all answered 5, in sectors of three whose averages are told: nobody answered otherwise. */
function systemOf(sectors: number) {
  const answers = Array.from({ length: 3 * sectors }, (_, nth): CountedAnswer => ({
    company: `PT Contoh ${nth}`,
    contact: `PT Contoh ${nth} 1`,
    sector: `Sektor ${Math.floor(nth / 3)}`,
    score: 5,
  }));
  const told = {
    ...NOTHING_TOLD,
    average: 'exact' as const,
    sectors: [...new Set(answers.map(({ sector }) => sector))],
  };
  return answerSystem([{ answers, told }]);
}
const ASKED = { own: 'PT Contoh 0', id: 'PT Contoh 1 1 5' };

/** How many tries one question takes. */
function triesOf(sectors: number): number {
  const tries = { left: 1_000_000 };
  expect(settling(systemOf(sectors), tries)(ASKED)).toBe(true);
  return 1_000_000 - tries.left;
}

test('what earlier copies revealed of an answer takes tries by the number of companies, not of classes as well', () => {
  expect(triesOf(200)).toBeLessThanOrEqual(40 * triesOf(5));
});

test('a class is worked out once', () => {
  const tries = { left: 1_000_000 };
  const isSettled = settling(systemOf(5), tries);
  isSettled(ASKED);
  const { left } = tries;
  expect(isSettled({ own: 'PT Contoh 9', id: 'PT Contoh 2 1 5' })).toBe(true);
  expect(tries.left).toBe(left);
});

test('an answer that no earlier copy counted is not settled by them', () => {
  expect(settling(systemOf(5), { left: 1_000 })({ ...ASKED, id: 'PT Lain 1 5' })).toBe(false);
});

test('without tries left nothing was revealed before, and everything is revealed now', () => {
  expect(settling(systemOf(5), { left: 0 })(ASKED)).toBe(false);
  // Of ten answers on one side anybody may have answered otherwise, which takes a try to find.
  const answers = Array.from({ length: 10 }, (_, nth): CountedAnswer => ({
    company: `PT Contoh ${nth}`,
    contact: `PT Contoh ${nth} 1`,
    sector: null,
    score: 4,
  }));
  const system = answerSystem([{ answers, told: { ...NOTHING_TOLD, average: 'exact' } }]);
  expect([...settledAnswers(system, { left: 1_000 })]).toEqual([]);
  expect([...settledAnswers(system, { left: 0 })]).toHaveLength(90);
});
