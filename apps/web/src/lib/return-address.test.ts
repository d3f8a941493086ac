import { addressAfter, safeReturnAddress } from './return-address';

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

test('the address goes with the person: another starts at home', () => {
  const to = (before: string | null, now: string) => addressAfter('/dashboard', { before, now });
  expect(to('rani', 'rani')).toBe('/dashboard');
  expect(to(null, 'rani')).toBe('/dashboard');
  expect(to('rani', 'budi')).toBe('/homepage');
});
