import fc from 'fast-check';
import { average } from './average.js';

test.each([
  [[4, 4, 3], 3.67],
  // 2,675 and 1,005 are not what a binary float holds: half-up is decided on whole numbers.
  [[...Array<number>(27).fill(3), ...Array<number>(13).fill(2)], 2.68],
  [[...Array<number>(199).fill(1), 2], 1.01],
  [[4.5, 4], 4.25],
  [[1, 2, 2, 2, 2, 2, 2, 2], 1.88],
  [[], null],
])('the average of %j is %s', (scores, expected) => {
  expect(average(scores)).toBe(expected);
});

test('an average lies within its answers, whatever their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 300 }),
      (scores) => {
        const mean = average(scores)!;
        expect(mean).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(mean).toBeLessThanOrEqual(Math.max(...scores));
        expect(average(scores.toReversed())).toBe(mean);
      },
    ),
  );
});
