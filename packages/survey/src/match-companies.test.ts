import { companyKey } from '@lqc/contracts';
import type { CompanyRegister } from './company-register.js';
import { matchCompanies } from './match-companies.js';

const registerOf = (
  ...rows: readonly (readonly [name: string, sector: string | null])[]
): CompanyRegister => ({
  companies: rows.map(([name, sector]) => ({ name, key: companyKey(name), sector })),
});
const surveyOf = (...names: string[]) => ({
  contacts: names.map((name, position) => ({
    name,
    companyKey: companyKey(name),
    sheet: `Lembar ${position}`,
    position,
    answers: [],
  })),
});

test('names that would reach behind an object are names like any other', () => {
  const { unmatched } = matchCompanies(surveyOf('__proto__', 'constructor'), { companies: [] });
  expect(unmatched.map(({ contact }) => contact)).toEqual(['__proto__', 'constructor']);
});

test('only equal companies match; what is alike is suggested, best first, and legal forms make nothing alike', () => {
  const register = registerOf(
    ['PT Rajawali Buana Lestari', 'Konstruksi'],
    ['CV Rajawali Buana', 'Konstruksi'],
    ['PT Telkom Nusantara Indonesia Tbk', 'Informasi dan Komunikasi'],
  );
  const survey = surveyOf(
    'Rajawali Buana Lestari, PT',
    'PT Rajwali Buana Lestari',
    'PT Astrawan Internasional Tbk',
  );
  const { sectorByCompany, unmatched } = matchCompanies(survey, register);
  expect([...sectorByCompany.values()]).toEqual(['Konstruksi']);
  expect(unmatched[0]!.suggestions.map(({ company }) => company)).toEqual([
    'PT Rajawali Buana Lestari',
    'CV Rajawali Buana',
  ]);
  expect(unmatched[1]!.suggestions).toEqual([]);
});

test('"PT Astra International Tbk" and "PT Telkom Indonesia Tbk" are not alike', () => {
  const register = registerOf(['PT Telkom Indonesia Tbk', 'Informasi dan Komunikasi']);
  const { unmatched } = matchCompanies(surveyOf('PT Astra International Tbk'), register);
  expect(unmatched).toEqual([
    {
      contact: 'PT Astra International Tbk',
      contact_key: companyKey('PT Astra International Tbk'),
      sheets: ['Lembar 0'],
      suggestions: [],
    },
  ]);
});

test('another legal form, or none, is a suggestion that a person confirms', () => {
  const register = registerOf(['PT Cendana Wangi', 'Konstruksi']);
  const { sectorByCompany, unmatched } = matchCompanies(
    surveyOf('CV Cendana Wangi', 'Cendana Wangi'),
    register,
  );
  expect(sectorByCompany.size).toBe(0);
  expect(unmatched.map(({ suggestions }) => suggestions)).toEqual([
    [
      {
        company: 'PT Cendana Wangi',
        company_key: companyKey('PT Cendana Wangi'),
        sector: 'Konstruksi',
        similarity: 1,
      },
    ],
    [
      {
        company: 'PT Cendana Wangi',
        company_key: companyKey('PT Cendana Wangi'),
        sector: 'Konstruksi',
        similarity: 1,
      },
    ],
  ]);
});

test('at most three are suggested, and an unmatched company on two sheets is listed once', () => {
  const register = registerOf(
    ...['A', 'B', 'C', 'D'].map((end) => [`PT Melati Putih ${end}`, 'Konstruksi'] as const),
  );
  const { unmatched } = matchCompanies(surveyOf('PT Melati Putih', 'Melati Putih, PT'), register);
  expect(unmatched).toHaveLength(1);
  expect(unmatched[0]!.sheets).toEqual(['Lembar 0', 'Lembar 1']);
  expect(unmatched[0]!.suggestions.map(({ company }) => company)).toEqual([
    'PT Melati Putih A',
    'PT Melati Putih B',
    'PT Melati Putih C',
  ]);
});

test('a company whose row names no sector stays unmatched, its own row suggested first', () => {
  const { sectorByCompany, unmatched } = matchCompanies(
    surveyOf('PT Arunika Jaya'),
    registerOf(['PT Arunika Jaya', null]),
  );
  expect(sectorByCompany.size).toBe(0);
  expect(unmatched[0]!.suggestions[0]).toEqual({
    company: 'PT Arunika Jaya',
    company_key: companyKey('PT Arunika Jaya'),
    sector: null,
    similarity: 1,
  });
});

test('what a person has confirmed matches, is named, and never takes the place of an equal name', () => {
  const register = {
    ...registerOf(['PT Rajawali Buana', 'Konstruksi'], ['PT Melati Sari', 'Real Estat']),
    confirmed: new Map([
      [companyKey('PT Rajwali Buana'), companyKey('PT Rajawali Buana')],
      [companyKey('PT Melati Sari'), companyKey('PT Rajawali Buana')],
      [companyKey('PT Hilang'), companyKey('PT Tidak Ada Lagi')],
    ]),
  };
  const survey = surveyOf('PT Rajwali Buana', 'PT Melati Sari', 'PT Hilang');
  const { sectorByCompany, confirmed, unmatched } = matchCompanies(survey, register);
  expect([...sectorByCompany.values()]).toEqual(['Konstruksi', 'Real Estat']);
  expect(confirmed).toEqual([{ contact: 'PT Rajwali Buana', company: 'PT Rajawali Buana' }]);
  expect(unmatched.map(({ contact }) => contact)).toEqual(['PT Hilang']);
});

test('a row of the register without a name to compare matches no company that nobody confirmed', () => {
  const register = {
    ...registerOf(
      ['PT Maju', 'Industri Pengolahan'],
      ['-', 'Konstruksi'],
      ['PT Beta', 'Real Estat'],
    ),
    confirmed: new Map<string, string>(),
  };
  const survey = surveyOf('PT Maju', 'PT Hotel Indah', 'CV Kopi');
  const { sectorByCompany, confirmed, unmatched } = matchCompanies(survey, register);
  expect([...sectorByCompany.values()]).toEqual(['Industri Pengolahan']);
  expect(confirmed).toEqual([]);
  expect(unmatched.map(({ contact }) => contact)).toEqual(['PT Hotel Indah', 'CV Kopi']);
});

test('a company of no register has the sector that a person gave it, and one of the register its own', () => {
  const register = {
    ...registerOf(['PT Melati Sari', 'Real Estat']),
    givenSectors: new Map([
      [companyKey('PT Tanpa Register'), 'Konstruksi'],
      [companyKey('PT Melati Sari'), 'Konstruksi'],
    ]),
  };
  const { sectorByCompany, unmatched } = matchCompanies(
    surveyOf('PT Tanpa Register', 'PT Melati Sari'),
    register,
  );
  expect([...sectorByCompany.values()]).toEqual(['Konstruksi', 'Real Estat']);
  expect(unmatched).toEqual([]);
});
