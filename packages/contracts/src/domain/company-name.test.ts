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

test.each([
  ['P.T. H.M. Arunika', 'PT HM Arunika'],
  ['P.T. H.M. Arunika Tbk.', 'H.M. Arunika, P.T.'],
  ['Arunika H.M. P.T.', 'PT Arunika HM'],
  ['P.T. A. Rahman', 'PT A. Rahman'],
  ['“C.V. A.B. Motor”', 'CV A.B. Motor'],
  ['U.D. S. Rejeki', 'UD S Rejeki'],
  ['P.D. B.P.R. Kita', 'PD BPR Kita'],
  ['C.V. X', 'X, CV'],
])('the points of a legal form are none of initials: "%s" is "%s"', (dotted, plain) => {
  expect(companyKey(dotted)).toBe(companyKey(plain));
});

test.each([
  ['P.D.A.M. Tirta Wening', 'PDAM Tirta Wening'],
  ['P.T.P.N. XII', 'PTPN XII'],
  ['K.U.D. Makmur', 'KUD Makmur'],
])('initials that begin or end as a legal form are one word: "%s" is "%s"', (dotted, plain) => {
  expect(companyKey(dotted)).toBe(companyKey(plain));
  expect(companyName(dotted).form).toBe('');
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
