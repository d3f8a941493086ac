import { percentage } from './percentage.js';

test.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [1, 16, 6.3],
  [0, 0, null],
])('%s of %s is %s percent', (count, total, expected) => {
  expect(percentage(count, total)).toBe(expected);
});
