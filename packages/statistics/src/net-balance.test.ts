import { netBalance } from './net-balance.js';
import { distribution } from './distribution.js';

const balanceOf = (...scores: number[]) =>
  netBalance({ distribution: distribution(scores), n: scores.length });

test('the net balance is the share above neutral less the share below it', () => {
  expect(balanceOf(5, 4, 3, 2)).toBe(25);
  expect(balanceOf(1, 2, 3)).toBe(-66.7);
  expect(balanceOf(4.5, 3, 3)).toBe(33.3);
});

test('a balance of as many above as below is zero, and nobody has none', () => {
  expect(Object.is(balanceOf(1, 5), 0)).toBe(true);
  expect(Object.is(balanceOf(3, 3), 0)).toBe(true);
  expect(balanceOf()).toBeNull();
});
