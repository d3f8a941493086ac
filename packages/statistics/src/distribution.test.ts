import fc from 'fast-check';
import { distribution } from './distribution.js';

test('a distribution has every score of the scale, and any other that was given', () => {
  expect(distribution([4, 4, 4.5, 1])).toEqual([
    { score: 1, count: 1, percentage: 25 },
    { score: 2, count: 0, percentage: 0 },
    { score: 3, count: 0, percentage: 0 },
    { score: 4, count: 2, percentage: 50 },
    { score: 4.5, count: 1, percentage: 25 },
    { score: 5, count: 0, percentage: 0 },
  ]);
});

test('every answer stands in exactly one bin', () => {
  const score = fc.constantFrom(1, 1.5, 2, 2.25, 3, 4, 4.5, 5);
  fc.assert(
    fc.property(fc.array(score), (scores) => {
      const bins = distribution(scores);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length);
      expect(bins.map((bin) => bin.score)).toEqual(
        [...new Set([1, 2, 3, 4, 5, ...scores])].sort((a, b) => a - b),
      );
    }),
  );
});
