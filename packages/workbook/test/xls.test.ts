import { CellError } from '../src/index.js';
import { buildCompoundFile, buildXls, recordStream, workbookRecords } from './build-xls.js';
import { outcomeOf, readAll, valuesOf } from './read-all.js';

const FILE_PASS = { type: 0x2f, data: Buffer.from([1, 0, 1, 0, 1, 0]) };
const SMALL = buildXls([{ name: 'Kontak', rows: [['Nama Contact', 'PT Uji Coba']] }]);

test('texts, numbers and booleans keep their kind; blanks are left out', async () => {
  const [sheet] = await readAll(
    buildXls([
      {
        name: 'Kontak',
        rows: [
          ['Nama Contact', 'PT Uji – Coba 😀', null, 4.5],
          [true, ' 4 ', '', -1e-3],
        ],
      },
    ]),
  );
  expect(valuesOf(sheet!)).toEqual({
    A1: 'Nama Contact',
    B1: 'PT Uji – Coba 😀',
    D1: 4.5,
    A2: true,
    B2: ' 4 ',
    D2: -0.001,
  });
});

test('cells that are shown as one are told', async () => {
  const rows = [['Judul'], [null, 'Konstruksi'], ['PT A'], ['PT B']];
  const [sheet] = await readAll(buildXls([{ name: 'A', rows, merged: ['A1:C1', 'B2:B4'] }]));
  expect(sheet!.merged).toEqual([
    { top: 1, left: 1, bottom: 1, right: 3 },
    { top: 2, left: 2, bottom: 4, right: 2 },
  ]);
});

test('error cells tell their code', async () => {
  const [sheet] = await readAll(
    buildXls([
      { name: 'a', rows: [[0, 0]], cells: { A1: { t: 'e', v: 0x2a }, B1: { t: 'e', v: 7 } } },
    ]),
  );
  expect(valuesOf(sheet!)).toEqual({ A1: new CellError('#N/A'), B1: new CellError('#DIV/0!') });
});

test.each([
  [false, '2025-02-23T12:00:00Z'],
  [true, '2029-02-24T12:00:00Z'],
])('the number format decides what is a date, in the 1904 calendar: %s', async (uses1904, iso) => {
  const bytes = buildXls(
    [
      {
        name: 'a',
        rows: [[45711.5, 45711.5]],
        cells: { A1: { z: 'dd/mm/yyyy' }, B1: { z: '0.0' } },
      },
    ],
    uses1904,
  );
  expect(valuesOf((await readAll(bytes))[0]!)).toEqual({ A1: new Date(iso), B1: 45711.5 });
});

test('the number format decides what is a percentage; its number stays as it is stored', async () => {
  const [sheet] = await readAll(
    buildXls([{ name: 'a', rows: [[0.05, 0.05]], cells: { A1: { z: '0%' }, B1: { z: '0.0' } } }]),
  );
  expect(sheet!.cells).toEqual([
    { row: 1, column: 1, value: 0.05, isPercent: true },
    { row: 1, column: 2, value: 0.05 },
  ]);
});

test('sheets come in order, with visibility, under any name', async () => {
  const sheets = await readAll(
    buildXls([
      { name: '__proto__', rows: [[1]] },
      { name: 'constructor', rows: [[2]], hidden: 1 },
      { name: 'Kosong', rows: [], hidden: 2 },
    ]),
  );
  expect(
    sheets.map(({ name, position, visibility, cells }) => [name, position, visibility, cells]),
  ).toEqual([
    ['__proto__', 0, 'visible', [{ row: 1, column: 1, value: 1 }]],
    ['constructor', 1, 'hidden', [{ row: 1, column: 1, value: 2 }]],
    ['Kosong', 2, 'veryHidden', []],
  ]);
});

test('NUL and lone surrogates never leave the reader', async () => {
  const [sheet] = await readAll(buildXls([{ name: 'a', rows: [['a\u0000b\uD800c']] }]));
  expect(valuesOf(sheet!)).toEqual({ A1: 'ab\uFFFDc' });
});

test('a formula is read by its cached value, and its code is never looked at', async () => {
  const records = workbookRecords(SMALL);
  const end = records.findLastIndex(({ type }) => type === 0x0a);
  const cached = Buffer.alloc(22 + 4);
  cached.writeUInt16LE(5, 0); // row 6
  cached.writeUInt16LE(3, 2); // column D
  cached.writeDoubleLE(4, 6);
  cached.writeUInt16LE(4, 20);
  cached.fill(0xff, 22); // no token of any formula
  records.splice(end, 0, { type: 0x06, data: cached });
  const [sheet] = await readAll(buildCompoundFile({ Workbook: recordStream(records) }));
  expect(valuesOf(sheet!)).toMatchObject({ D6: 4 });
});

test('a record of merged cells that is cut off costs no value', async () => {
  const records = workbookRecords(SMALL);
  const end = records.findLastIndex(({ type }) => type === 0x0a);
  records.splice(end, 0, { type: 0xe5, data: Buffer.from([255, 255, 0, 0]) });
  const [sheet] = await readAll(buildCompoundFile({ Workbook: recordStream(records) }));
  expect(valuesOf(sheet!)).toEqual({ A1: 'Nama Contact', B1: 'PT Uji Coba' });
});

test('a formula record that is too short to hold a value is damage', async () => {
  const records = workbookRecords(SMALL);
  const end = records.findLastIndex(({ type }) => type === 0x0a);
  records.splice(end, 0, { type: 0x06, data: Buffer.alloc(20) });
  expect(await outcomeOf(buildCompoundFile({ Workbook: recordStream(records) }))).toBe(
    'WORKBOOK_DAMAGED',
  );
});

test.each<[string, () => Uint8Array, string]>([
  [
    'an .xlsx under a password',
    () =>
      buildCompoundFile({ EncryptionInfo: Buffer.alloc(8), EncryptedPackage: Buffer.alloc(64) }),
    'WORKBOOK_ENCRYPTED',
  ],
  [
    'an .xls under a password',
    () => {
      const [bof, ...rest] = workbookRecords(SMALL);
      return buildCompoundFile({ Workbook: recordStream([bof!, FILE_PASS, ...rest]) });
    },
    'WORKBOOK_ENCRYPTED',
  ],
  [
    'an .xls that Excel 95 could open under a password, by XOR',
    () => {
      const [bof, ...rest] = workbookRecords(SMALL);
      const filePass = { type: 0x2f, data: Buffer.from([0, 0, 0x12, 0x34, 0x56, 0x78]) };
      return buildCompoundFile({ Workbook: recordStream([bof!, filePass, ...rest]) });
    },
    'WORKBOOK_ENCRYPTED',
  ],
  [
    'a workbook of Excel 95',
    () => {
      const records = workbookRecords(SMALL);
      records[0]!.data.writeUInt16LE(0x0500, 0);
      return buildCompoundFile({ Book: recordStream(records) });
    },
    'WORKBOOK_TOO_OLD',
  ],
  [
    'a document in a compound file',
    () => buildCompoundFile({ WordDocument: Buffer.alloc(64) }),
    'WORKBOOK_NOT_A_WORKBOOK',
  ],
  [
    'a workbook stream that is none',
    () => buildCompoundFile({ Workbook: Buffer.alloc(64, 1) }),
    'WORKBOOK_DAMAGED',
  ],
  ['a compound file cut off', () => SMALL.slice(0, 700), 'WORKBOOK_DAMAGED'],
  ['the bare signature', () => SMALL.slice(0, 8), 'WORKBOOK_DAMAGED'],
])('%s is refused with its own code', async (_, build, code) => {
  expect(await outcomeOf(build())).toBe(code);
});

test.each([
  [{ cells: 1 }, 'WORKBOOK_TOO_MANY_CELLS'],
  [{ columns: 1 }, 'WORKBOOK_REFERENCE_OUT_OF_RANGE'],
  [{ rows: 0 }, 'WORKBOOK_REFERENCE_OUT_OF_RANGE'],
])('beyond the limits %j there is a code of its own', async (limits, code) => {
  expect(await outcomeOf(SMALL, limits)).toBe(code);
});
