import { buildPackage, worksheet } from './build-package.js';
import { buildZip } from './build-zip.js';
import { outcomeOf } from './read-all.js';

const ONE_CELL = worksheet('<row r="1"><c r="A1"><v>1</v></c></row>');
const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['nothing at all', new Uint8Array(), 'WORKBOOK_EMPTY_FILE'],
  ['junk', new TextEncoder().encode('bukan buku kerja'), 'WORKBOOK_NOT_A_WORKBOOK'],
  [
    'a renamed picture',
    bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    'WORKBOOK_NOT_A_WORKBOOK',
  ],
  [
    'a zip that is no workbook',
    buildZip([{ path: 'a.txt', content: 'a' }]),
    'WORKBOOK_NOT_A_WORKBOOK',
  ],
  [
    'a truncated workbook',
    buildPackage({ sheets: [{ xml: ONE_CELL }] }).slice(0, 300),
    'WORKBOOK_DAMAGED',
  ],
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

test('a document type is refused before any entity can grow', async () => {
  const xml = `<!DOCTYPE worksheet [<!ENTITY a "aaaa">]>${ONE_CELL.replace('<?xml version="1.0"?>', '')}`;
  expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe('WORKBOOK_HAS_DOCTYPE');
});

test('a part that inflates beyond 200 to 1 is refused while it inflates', async () => {
  const xml = worksheet(' '.repeat(4 * 1024 * 1024));
  expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe(
    'WORKBOOK_COMPRESSED_TOO_HIGHLY',
  );
});

test.each([
  ['entries', { entries: 3 }, 'WORKBOOK_TOO_MANY_ENTRIES'],
  ['inflated bytes', { inflatedBytes: 200 }, 'WORKBOOK_TOO_LARGE_INFLATED'],
  ['cells', { cells: 0 }, 'WORKBOOK_TOO_MANY_CELLS'],
  ['open elements', { depth: 3 }, 'WORKBOOK_NESTED_TOO_DEEPLY'],
])('more %s than allowed have their own code', async (_, limits, code) => {
  expect(await outcomeOf(buildPackage({ sheets: [{ xml: ONE_CELL }] }), limits)).toBe(code);
});

test.each(['ZZZZZZZ99999999999', 'A9999999', 'XFE1'])(
  'the reference %s is out of range',
  async (reference) => {
    const xml = worksheet(`<row r="1"><c r="${reference}"><v>1</v></c></row>`);
    expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe(
      'WORKBOOK_REFERENCE_OUT_OF_RANGE',
    );
  },
);
