import { aSheet } from '../test/sheets.js';
import { recogniseWorkbook } from './recognise-workbook.js';

const aNote = (contact: string, period: string | null) =>
  aSheet(
    [
      [null, null, null, null],
      [1, null, 'Nama Contact', contact],
      [2, null, 'Periode', period],
    ],
    contact,
  );
const REGISTER = aSheet([
  ['No', 'Nama Perusahaan', 'Lapangan Usaha'],
  [1, 'PT Melati', 'Konstruksi'],
]);

test('interviews are known by their contacts, and their quarter by what most of them say', async () => {
  const sheets = [
    aSheet([['Petunjuk pengisian']], 'Petunjuk'),
    aNote('PT Melati', 'Triwulan III 2025'),
    aNote('PT Kenanga', 'TW 3-2025'),
    aNote('PT Dahlia', 'Triwulan II 2025'),
  ];
  expect(await recogniseWorkbook(sheets)).toEqual({
    kind: 'quarterly',
    period: { year: 2025, quarter: 3 },
    periods: [
      { sheet: 'PT Melati', period: { year: 2025, quarter: 3 } },
      { sheet: 'PT Kenanga', period: { year: 2025, quarter: 3 } },
      { sheet: 'PT Dahlia', period: { year: 2025, quarter: 2 } },
    ],
  });
});

test('interviews that name no quarter are still interviews', async () => {
  expect(await recogniseWorkbook([aNote('PT Melati', null)])).toMatchObject({
    kind: 'quarterly',
    period: null,
  });
});

test('a company database with a column of contacts is no quarter', async () => {
  const register = aSheet([
    ['No', 'Nama Perusahaan', 'Lapangan Usaha', 'Nama Contact', 'No HP'],
    [1, 'PT Melati', 'Konstruksi', 'Budi', '0812'],
  ]);
  expect(await recogniseWorkbook([register])).toMatchObject({ kind: 'company', period: null });
});

test('a company database is known by its two columns; anything else is neither', async () => {
  expect(await recogniseWorkbook([REGISTER])).toMatchObject({ kind: 'company', period: null });
  expect(await recogniseWorkbook([aSheet([['Anggaran', 2025]])])).toMatchObject({
    kind: null,
    period: null,
  });
});
