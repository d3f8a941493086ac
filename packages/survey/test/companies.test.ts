import { companyKey, matchCompanies, readCompanyRegister, sectorName } from '../src/index.js';
import { aSheet } from './sheets.js';

const HEADER = ['No', ' nama  perusahaan ', 'Kota', 'LAPANGAN USAHA'];
const registerOf = (...rows: (string | null)[][]) =>
  readCompanyRegister([
    aSheet([
      HEADER,
      ...rows.map(([name, sector], i) => [i + 1, name ?? null, 'Kota', sector ?? null]),
    ]),
  ]);
const surveyOf = (...names: string[]) => ({
  contacts: names.map((name, position) => ({
    name,
    companyKey: companyKey(name),
    sheet: name,
    position,
    answers: [],
  })),
});

test.each([
  'PT Arunika Jaya',
  'Arunika Jaya, PT',
  'PT. ARUNIKA   JAYA',
  'Arunika Jaya Tbk',
  'PT Arunika Jaya Tbk.',
  'P.T. Arunika-Jaya',
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

test('names that would reach behind an object are names like any other', () => {
  const { unmatched } = matchCompanies(surveyOf('__proto__', 'constructor'), { companies: [] });
  expect(unmatched.map(({ contact }) => contact)).toEqual(['__proto__', 'constructor']);
});

test('only equal companies match; what is alike is suggested, best first, and legal forms make nothing alike', async () => {
  const { register } = await registerOf(
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

test('thousands of unmatched companies are compared without comparing each with each', () => {
  const names = Array.from(
    { length: 5000 },
    (_, i) => `PT Perusahaan Nomor ${(i * 7919) % 100_003}`,
  );
  const register = {
    companies: names.map((name) => ({
      name: `CV ${name.slice(3)} X`,
      key: companyKey(name),
      sector: null,
    })),
  };
  expect(matchCompanies(surveyOf(...names.slice(0, 300)), register).unmatched).toHaveLength(300);
});

test.each([
  ['C. Industri Pengolahan', 'Industri Pengolahan'],
  ['pertambangan & penggalian', 'Pertambangan dan Penggalian'],
  ['Akmamin', 'Penyediaan Akomodasi dan Makan Minum'],
  ['Perdagangan Besar dan Eceran', 'Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor'],
  ['R,S,T,U Jasa Lainnya', 'Jasa Lainnya'],
  ['Pertanian, Kehutanan & Perikanan', 'Pertanian, Kehutanan, dan Perikanan'],
  ['Jasa Keuangan', 'Jasa Keuangan dan Asuransi'],
  ['Luar Angkasa', undefined],
])('the business field "%s" is %s', (written, name) => {
  expect(sectorName(written)).toBe(name);
});

test('the company database is found below a title, and what is odd in it is said', async () => {
  const { register, report } = await readCompanyRegister([
    aSheet([['Catatan']], 'Catatan'),
    aSheet(
      [
        ['Database perusahaan'],
        HEADER,
        [1, 'PT A', 'Kota', 'Konstruksi'],
        [2, 'A, PT', 'Kota', 'Akmamin'],
        [3, 'PT B', 'Kota', 'Luar Angkasa'],
        [4, 'PT C', 'Kota', null],
        [5, null, 'Kota', 'Konstruksi'],
      ],
      'Perusahaan',
    ),
  ]);
  expect(register.companies.map(({ name, sector }) => [name, sector])).toEqual([
    ['PT A', 'Konstruksi'],
    ['PT B', 'Luar Angkasa'],
    ['PT C', null],
  ]);
  expect(report).toEqual({
    sheet: 'Perusahaan',
    rows: 5,
    companies: 3,
    rows_without_name: [{ row: 7 }],
    rows_without_sector: [{ row: 6, company: 'PT C' }],
    unknown_sectors: [{ row: 5, company: 'PT B', sector: 'Luar Angkasa' }],
    duplicate_companies: [{ company: 'PT A', rows: [3, 4] }],
  });
});

test('a workbook without the two columns, or without a company, is refused', async () => {
  await expect(readCompanyRegister([aSheet([['Nama', 'Sektor']])])).rejects.toMatchObject({
    code: 'COMPANY_COLUMNS_MISSING',
  });
  await expect(registerOf()).rejects.toMatchObject({ code: 'COMPANY_LIST_EMPTY' });
});
