import { findingSince, type ScoreSums } from '../src/index.js';

const MILLION = 1_000_000;
/** As many scores of 3 and 4. */
const scores = (n: number): ScoreSums => ({
  n,
  total: 3.5 * n * MILLION,
  squares: 12.5 * n * MILLION,
  above: n / 2,
  below: 0,
});
const quarter = (quarterId: string, n: number) => ({
  quarterId,
  sums: scores(n),
  shared: { n: 0, now: 0, earlier: 0, products: 0 },
});

test('a quarter is called level with those that it was compared with, not with one of too few scores between', () => {
  expect(findingSince(scores(40), [quarter('I', 40), quarter('II', 8)])).toEqual({
    kind: 'level',
    quarters: 1,
    since: 'I',
  });
});
