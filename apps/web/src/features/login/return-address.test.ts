import { safeReturnAddress } from './return-address';

test.each([
  ['/dashboard?tab=perbandingan', '/dashboard?tab=perbandingan'],
  ['//elsewhere.example', '/homepage'],
  ['/\\elsewhere.example', '/homepage'],
  ['https://elsewhere.example', '/homepage'],
  ['/login?from=/login', '/homepage'],
  [undefined, '/homepage'],
])('signing in at %s leads to %s', (from, to) => {
  expect(safeReturnAddress(from)).toBe(to);
});
