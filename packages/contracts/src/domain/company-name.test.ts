import { companyKey, companyName, mayBeOneCompany } from './company-name.js';

test.each([
  'PT Arunika Jaya',
  'Arunika Jaya, PT',
  'PT. ARUNIKA   JAYA',
  'Arunika Jaya Tbk',
  'PT Arunika Jaya Tbk.',
  'P.T. Arunika-Jaya',
  'p. t arunika jaya',
  'PT\u200b Arunika\u00a0Jaya\u200f',
  'PT Arunìka Jaya (Perseroda)',
  'PT Arunika Jaya (Persero) Tbk',
])('"%s" is one company with the others', (name) => {
  expect(companyKey(name)).toBe(companyKey('PT Arunika Jaya'));
});

test.each(['CV Arunika Jaya', 'Arunika Jaya', 'PT Arunika Raya', 'PT Jaya Arunika'])(
  '"%s" is not that company',
  (name) => {
    expect(companyKey(name)).not.toBe(companyKey('PT Arunika Jaya'));
  },
);

test('an apostrophe is no letter, and initials are a word with or without their points', () => {
  expect(companyKey("PT Al Ma'ruf")).toBe(companyKey('PT Al Maruf'));
  expect(companyKey('CV S.A.M. Jaya')).toBe(companyKey('CV SAM Jaya'));
});

test('a name of legal forms alone is a name all the same', () => {
  expect(companyName('PT')).toEqual({ core: 'pt', form: '' });
});

test('without its legal form a name may be that company, with another one it is not', () => {
  const maju = companyName('PT Maju');
  expect(mayBeOneCompany(maju, companyName('maju'))).toBe(true);
  expect(mayBeOneCompany(maju, companyName('Maju, PT'))).toBe(true);
  expect(mayBeOneCompany(maju, companyName('CV Maju'))).toBe(false);
  expect(mayBeOneCompany(maju, companyName('PT Maju Jaya'))).toBe(false);
});
