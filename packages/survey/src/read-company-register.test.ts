import { CellError, NOT_CALCULATED, WorkbookError } from '@lqc/workbook';
import { aSheet } from '../test/sheets.js';
import { readCompanyRegister } from './read-company-register.js';

const HEADER = ['No', ' nama  perusahaan ', 'Kota', 'LAPANGAN USAHA'];

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
        [4, 'PT C', 'Kota', ' – '],
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
    other_tables: [],
    rows_without_name: [{ row: 7 }],
    rows_without_sector: [{ row: 6, company: 'PT C' }],
    unknown_sectors: [{ row: 5, company: 'PT B', sector: 'Luar Angkasa' }],
    duplicate_companies: [{ company: 'PT A', rows: [3, 4], used: 3 }],
  });
});

const table = (name: string, ...companies: string[]) =>
  aSheet(
    [['Nama Perusahaan', 'Lapangan Usaha'], ...companies.map((company) => [company, 'Konstruksi'])],
    name,
  );

test('a hidden sheet is passed over while another has the header, and every table that is not read is named', async () => {
  const old = { ...table('Lama', 'PT Lama'), visibility: 'hidden' as const };
  const beside = aSheet(
    [
      ['Nama Perusahaan', 'Lapangan Usaha', null, 'Nama Perusahaan', 'Lapangan Usaha'],
      ['PT A', 'Konstruksi', null, 'PT B', 'Real Estat'],
    ],
    'Badung',
  );
  const { register, report } = await readCompanyRegister([old, beside, table('Gianyar', 'PT C')]);
  expect(register.companies.map(({ name }) => name)).toEqual(['PT A']);
  expect(report).toMatchObject({
    sheet: 'Badung',
    other_tables: [
      { sheet: 'Lama', cell: 'A1' },
      { sheet: 'Badung', cell: 'D1' },
      { sheet: 'Gianyar', cell: 'A1' },
    ],
  });
  expect((await readCompanyRegister([old])).report).toMatchObject({ sheet: 'Lama', companies: 1 });
});

test('a damaged sheet behind the database refuses nothing, one in front of it or behind a hidden one does', async () => {
  function* sheets(...before: readonly ReturnType<typeof table>[]) {
    yield* before;
    throw new WorkbookError('WORKBOOK_DAMAGED');
  }
  const { register } = await readCompanyRegister(sheets(table('Badung', 'PT A')));
  expect(register.companies.map(({ name }) => name)).toEqual(['PT A']);
  const hidden = { ...table('Lama', 'PT Lama'), visibility: 'hidden' as const };
  for (const refused of [sheets(), sheets(hidden)])
    await expect(readCompanyRegister(refused)).rejects.toMatchObject({ code: 'WORKBOOK_DAMAGED' });
});

test('a name or a sector that is an error is told as such', async () => {
  const { report } = await readCompanyRegister([
    aSheet([
      ['Nama Perusahaan', 'Lapangan Usaha'],
      ['PT A', NOT_CALCULATED],
      [new CellError('#N/A'), 'Konstruksi'],
      [new CellError('#N/A'), NOT_CALCULATED],
      ['PT B'],
    ]),
  ]);
  expect(report).toMatchObject({
    rows: 4,
    rows_without_name: [
      { row: 3, is_error: true },
      { row: 4, is_error: true },
    ],
    rows_without_sector: [
      { row: 2, company: 'PT A', is_error: true },
      { row: 5, company: 'PT B' },
    ],
  });
});

test('a sector or a place that several companies share in one merged cell is that of each of them', async () => {
  const sheet = aSheet([
    ['Nama Perusahaan', 'Lapangan Usaha', 'Kota'],
    [null, null, '(domisili)'],
    ['PT A', 'Konstruksi', 'Denpasar'],
    ['PT B', null, null],
    ['PT C', null, 'Badung'],
    ['PT D', 'Real Estat', null],
  ]);
  const merged = [
    { top: 1, left: 2, bottom: 2, right: 2 },
    { top: 3, left: 2, bottom: 5, right: 2 },
    { top: 3, left: 3, bottom: 4, right: 3 },
  ];
  const { register, report } = await readCompanyRegister([{ ...sheet, merged }]);
  expect(register.companies.map(({ sector, district }) => [sector, district])).toEqual([
    ['Konstruksi', 'Denpasar'],
    ['Konstruksi', 'Denpasar'],
    ['Konstruksi', 'Badung'],
    ['Real Estat', null],
  ]);
  expect(report).toMatchObject({ rows: 4, rows_without_sector: [] });
});

test('of several rows of a company the first with a sector counts, as a whole, and the others are named', async () => {
  const { register, report } = await readCompanyRegister([
    aSheet([
      ['Nama Perusahaan', 'Lapangan Usaha', 'Kota', 'Status'],
      ['PT A', null, 'Denpasar', 'Tutup'],
      ['PT B', 'Konstruksi', 'Denpasar', 'Aktif'],
      ['PT. A', 'Konstruksi', 'Badung', 'Aktif'],
      ['A, PT', 'Real Estat', 'Gianyar', 'Tutup'],
      ['PT C'],
      ['PT. C'],
    ]),
  ]);
  expect(register.companies).toEqual([
    {
      name: 'PT. A',
      key: 'a|pt',
      sector: 'Konstruksi',
      district: 'Badung',
      status: 'Aktif',
    },
    expect.objectContaining({ name: 'PT B' }),
    expect.objectContaining({ name: 'PT C', sector: null }),
  ]);
  expect(report).toMatchObject({
    rows: 6,
    companies: 3,
    rows_without_sector: [{ row: 6, company: 'PT C' }],
    duplicate_companies: [
      { company: 'PT. A', rows: [2, 4, 5], used: 4 },
      { company: 'PT C', rows: [6, 7], used: 6 },
    ],
  });
});

test('a name without letters and digits names no company', async () => {
  const { register, report } = await readCompanyRegister([
    aSheet([
      ['Nama Perusahaan', 'Lapangan Usaha'],
      ['PT Maju', 'Industri Pengolahan'],
      ['-', 'Konstruksi'],
      ['...', 'Konstruksi'],
    ]),
  ]);
  expect(register.companies.map(({ name }) => name)).toEqual(['PT Maju']);
  expect(report).toMatchObject({ companies: 1, rows_without_name: [{ row: 3 }, { row: 4 }] });
});

test('a workbook without the two columns, or without a company, is refused', async () => {
  await expect(readCompanyRegister([aSheet([['Nama', 'Sektor']])])).rejects.toMatchObject({
    code: 'COMPANY_COLUMNS_MISSING',
  });
  await expect(readCompanyRegister([aSheet([HEADER])])).rejects.toMatchObject({
    code: 'COMPANY_LIST_EMPTY',
  });
});

test('a header further down than the fiftieth filled row is not looked for', async () => {
  const titles = (count: number) => Array.from({ length: count }, () => ['Catatan']);
  const rows = [HEADER, [1, 'PT A', 'Kota', 'Konstruksi']];
  await expect(readCompanyRegister([aSheet([...titles(49), ...rows])])).resolves.toMatchObject({
    report: { companies: 1 },
  });
  await expect(readCompanyRegister([aSheet([...titles(50), ...rows])])).rejects.toMatchObject({
    code: 'COMPANY_COLUMNS_MISSING',
  });
});
