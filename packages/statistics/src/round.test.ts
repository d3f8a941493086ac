import fc from 'fast-check';
import { exactDifference, roundedRatio, roundHalfUp } from './round.js';

test.each([
  [2675, 1000, 2.68],
  [3445, 1000, 3.45],
  [1005, 1000, 1.01],
  [2674, 1000, 2.67],
  [1, 3, 0.33],
  [0, 7, 0],
])('%s/%s is %s to two decimals, half-up', (numerator, denominator, expected) => {
  expect(roundedRatio(numerator, denominator, 2)).toBe(expected);
});

test('half-up is what exact whole-number arithmetic says', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_500_000_000 }),
      fc.integer({ min: 1, max: 50_000_000 }),
      (numerator, denominator) => {
        const [top, bottom] = [BigInt(numerator) * 100n, BigInt(denominator)];
        const rest = top % bottom;
        const hundredths = top / bottom + (rest * 2n >= bottom ? 1n : 0n);
        expect(roundedRatio(numerator, denominator, 2)).toBe(Number(hundredths) / 100);
      },
    ),
  );
});

test('a difference of two figures has no binary left-overs and no negative zero', () => {
  expect(exactDifference(3.42, 3.24, 2)).toBe(0.18);
  expect(exactDifference(3.24, 3.42, 2)).toBe(-0.18);
  expect(exactDifference(3.3, 3.3, 2)).toBe(0);
});

test.each([
  [2.675, 2, 2.68],
  [0.075, 2, 0.08],
  [-0.075, 2, -0.08],
  [0.15, 1, 0.2],
  [0.0749, 2, 0.07],
  // 0,3 − 0,225 leaves 0,07499999999999998.
  [0.3 - 0.225, 2, 0.08],
  [12.5, 0, 13],
  [1e-7, 2, 0],
])('%s to %i decimals is %s, by its written digits', (value, decimals, expected) => {
  expect(roundHalfUp(value, decimals)).toBe(expected);
});
