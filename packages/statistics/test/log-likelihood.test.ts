import { readFileSync } from 'node:fs';
import { isDistinctive, logLikelihood } from '../src/log-likelihood.js';

type Case = [contacts: number, of: number, contacts: number, of: number, g2: number];
const CASES = JSON.parse(
  readFileSync(new URL('expected-log-likelihood.json', import.meta.url), 'utf8'),
) as Case[];
const share = (contacts: number, of: number) => ({ contacts, of });

test('log-likelihood ratios equal those worked out in Python from binomial likelihoods', () => {
  expect(CASES.length).toBeGreaterThan(200);
  for (const [a, b, c, d, expected] of CASES)
    expect(logLikelihood(share(a, b), share(c, d))).toBeCloseTo(expected, 6);
});

test('without anybody to compare with there is none', () => {
  expect(logLikelihood(share(3, 9), share(0, 0))).toBeNull();
  expect(isDistinctive(share(9, 9), share(0, 0))).toBe(false);
});

test('what stands out is said more than elsewhere, by five contacts or more, beyond chance', () => {
  expect(isDistinctive(share(12, 60), share(20, 600))).toBe(true);
  expect(isDistinctive(share(5, 60), share(0, 600))).toBe(true);
  expect(isDistinctive(share(4, 60), share(0, 600))).toBe(false);
  expect(isDistinctive(share(5, 60), share(60, 100))).toBe(false);
  expect(isDistinctive(share(6, 60), share(40, 600))).toBe(false);
});
