import { WorkbookError, WORKBOOK_LIMITS, type WorkbookLimits } from '../src/index.js';
import { buildPackage, worksheet } from './build-package.js';
import { buildZip } from './build-zip.js';
import { outcomeOf } from './read-all.js';

const ONE_CELL = worksheet('<row r="1"><c r="A1"><v>1</v></c></row>');
const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (content: string) => new TextEncoder().encode(content);

test.each([
  ['nothing at all', bytes(), 'WORKBOOK_EMPTY_FILE'],
  ['a single byte', bytes(0x50), 'WORKBOOK_NOT_A_WORKBOOK'],
  ['junk', text('bukan buku kerja'), 'WORKBOOK_NOT_A_WORKBOOK'],
  ['a list in CSV', text('Nama Contact,PT Uji\n'), 'WORKBOOK_NOT_A_WORKBOOK'],
  [
    'a web page',
    text('<html><table><tr><td>4</td></tr></table></html>'),
    'WORKBOOK_NOT_A_WORKBOOK',
  ],
  ['a renamed picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a), 'WORKBOOK_NOT_A_WORKBOOK'],
  [
    'a zip that is no workbook',
    buildZip([{ path: 'a.txt', content: 'a' }]),
    'WORKBOOK_NOT_A_WORKBOOK',
  ],
  ['a workbook of Excel 2', bytes(0x09, 0x00, 0x04, 0x00, 0, 0, 0, 0), 'WORKBOOK_TOO_OLD'],
  ['a workbook of Excel 4', bytes(0x09, 0x04, 0x06, 0x00, 0, 0, 0, 0), 'WORKBOOK_TOO_OLD'],
  ['a workbook without sheets', buildPackage({}), 'WORKBOOK_WITHOUT_SHEETS'],
  [
    'XML that ends too early',
    buildPackage({ sheets: [{ xml: '<worksheet><sheetData>' }] }),
    'WORKBOOK_DAMAGED',
  ],
])('%s is refused with its own code', async (_, file, code) => {
  expect(await outcomeOf(file)).toBe(code);
});

test('a workbook cut off anywhere is refused', async () => {
  const whole = buildPackage({ sheets: [{ xml: ONE_CELL }] });
  for (let length = 4; length < whole.length; length += 97)
    expect(await outcomeOf(whole.slice(0, length))).toBe('WORKBOOK_DAMAGED');
});

test.each([
  [
    'a sheet',
    { sheets: [{ xml: `<!DOCTYPE worksheet [<!ENTITY a "aaaa">]>${ONE_CELL.slice(21)}` }] },
  ],
  ['the shared strings', { sheets: [{ xml: ONE_CELL }], sharedStrings: '<!DOCTYPE sst><sst/>' }],
  [
    'the workbook part',
    { sheets: [{ xml: ONE_CELL }], extra: { 'xl/workbook.xml': '<!DOCTYPE workbook><workbook/>' } },
  ],
])('a document type in %s is refused before any entity can grow', async (_, parts) => {
  expect(await outcomeOf(buildPackage(parts))).toBe('WORKBOOK_HAS_DOCTYPE');
});

test('an external entity is never followed', async () => {
  const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>`;
  expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe('WORKBOOK_HAS_DOCTYPE');
});

test('a part that inflates beyond 200 to 1 is refused while it inflates', async () => {
  const xml = worksheet(' '.repeat(4 * 1024 * 1024));
  expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe(
    'WORKBOOK_COMPRESSED_TOO_HIGHLY',
  );
});

// Each limit is met exactly once and broken by one; both sheets count together.
const PARTS = {
  sheets: [
    { xml: worksheet('<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>') },
    { xml: worksheet('<row r="3"><c r="C3"><v>3</v></c></row>') },
  ],
};
test.each<[keyof WorkbookLimits, number, string]>([
  ['entries', 6, 'WORKBOOK_TOO_MANY_ENTRIES'],
  ['cells', 3, 'WORKBOOK_TOO_MANY_CELLS'],
  ['rows', 3, 'WORKBOOK_REFERENCE_OUT_OF_RANGE'],
  ['columns', 3, 'WORKBOOK_REFERENCE_OUT_OF_RANGE'],
  ['depth', 5, 'WORKBOOK_NESTED_TOO_DEEPLY'],
])(
  'with the limit of %s at %i it is read, with one less it is refused',
  async (limit, least, code) => {
    expect(await outcomeOf(buildPackage(PARTS), { [limit]: least })).toBe('ok');
    expect(await outcomeOf(buildPackage(PARTS), { [limit]: least - 1 })).toBe(code);
  },
);

test('shared strings are counted like the cells that show them', async () => {
  const book = buildPackage({
    sheets: [{ xml: ONE_CELL }],
    sharedStrings: `<sst>${'<si><t>a</t></si>'.repeat(3)}</sst>`,
  });
  expect(await outcomeOf(book, { cells: 3 })).toBe('ok');
  expect(await outcomeOf(book, { cells: 2 })).toBe('WORKBOOK_TOO_MANY_CELLS');
});

test('a text counts as often as cells show it, since whoever looks at the cells meets it so often', async () => {
  const cells = Array.from({ length: 12_000 }, () => '<c t="s"><v>0</v></c>').join('');
  const book = buildPackage({
    sheets: [{ xml: worksheet(`<row>${cells}</row>`) }],
    sharedStrings: `<sst><si><t>${'panjang '.repeat(2 ** 17 - 100)}</t></si></sst>`,
  });
  expect(await outcomeOf(book)).toBe('WORKBOOK_TOO_LARGE_INFLATED');
});

test('inflated bytes are counted over all parts that are read', async () => {
  const book = buildPackage(PARTS);
  const outcome = (inflatedBytes: number) => outcomeOf(book, { inflatedBytes });
  let least = 1;
  while ((await outcome(least)) !== 'ok') least += 1;
  expect(least).toBeGreaterThan(PARTS.sheets.reduce((sum, { xml }) => sum + xml.length, 0) + 500);
  expect(await outcome(least - 1)).toBe('WORKBOOK_TOO_LARGE_INFLATED');
});

test.each(['ZZZZZZZ99999999999', 'A9999999', 'XFE1', 'A1048577'])(
  'the reference %s is out of range',
  async (reference) => {
    const xml = worksheet(`<row r="1"><c r="${reference}"><v>1</v></c></row>`);
    expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe(
      'WORKBOOK_REFERENCE_OUT_OF_RANGE',
    );
  },
);

test('a declared range is never believed', async () => {
  const xml = ONE_CELL.replace(
    '<sheetData>',
    '<dimension ref="A1:ZZZZZZZ99999999999"/><sheetData>',
  );
  expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe('ok');
});

test('the limits are those that real files were measured against', () => {
  expect(WORKBOOK_LIMITS).toMatchObject({
    entries: 20_000,
    inflatedBytes: 2 ** 30,
    ratio: 200,
    ratioFromBytes: 2 ** 20,
    rows: 1_048_576,
    columns: 16_384,
    cells: 10_000_000,
  });
});

test('an error says its code and keeps its cause', () => {
  const cause = new Error('zlib');
  expect(new WorkbookError('WORKBOOK_DAMAGED', { cause })).toMatchObject({
    name: 'WorkbookError',
    code: 'WORKBOOK_DAMAGED',
    message: 'WORKBOOK_DAMAGED',
    cause,
  });
});
