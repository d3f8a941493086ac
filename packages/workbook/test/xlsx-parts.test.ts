import { buildPackage, worksheet } from './build-package.js';
import { outcomeOf, readAll, valuesOf } from './read-all.js';

const NUMBER_4 = worksheet('<row r="1"><c r="A1"><v>4</v></c></row>');

test('prefixed elements in strict namespaces read like plain ones', async () => {
  const xml =
    '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>4</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml }], strict: true }));
  expect(valuesOf(sheet!)).toEqual({ A1: 4 });
});

test.each([
  ['relative', 'worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['absolute', '/xl/worksheets/sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['in other case', '/XL/Worksheets/Sheet1.xml', 'xl/worksheets/sheet1.xml'],
  ['a step up', '../lembar/satu.xml', 'lembar/satu.xml'],
  ['with backslashes', 'worksheets\\sheet1.xml', 'xl\\worksheets\\sheet1.xml'],
  ['percent-encoded', 'worksheets/lembar%20satu.xml', 'xl/worksheets/lembar satu.xml'],
  [
    'percent-encoded as its part',
    'worksheets/lembar%20satu.xml',
    'xl/worksheets/lembar%20satu.xml',
  ],
])('a target that is %s finds its part', async (_, target, path) => {
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml: NUMBER_4, target, path }] }));
  expect(valuesOf(sheet!)).toEqual({ A1: 4 });
});

test('the workbook part may lie anywhere', async () => {
  const bytes = buildPackage({
    workbookPath: 'buku/isi.xml',
    sheets: [{ xml: NUMBER_4, target: '/xl/worksheets/sheet1.xml' }],
  });
  expect(valuesOf((await readAll(bytes))[0]!)).toEqual({ A1: 4 });
});

test('sheets come in the workbook’s order with their visibility, also under one name', async () => {
  const sheets = await readAll(
    buildPackage({
      sheets: [
        { name: '__proto__', xml: NUMBER_4 },
        { name: '__proto__', state: 'veryHidden', xml: NUMBER_4 },
        { name: 'a_x0000_&amp;b', state: 'hidden', xml: NUMBER_4 },
      ],
    }),
  );
  expect(sheets.map(({ name, position, visibility }) => [name, position, visibility])).toEqual([
    ['__proto__', 0, 'visible'],
    ['__proto__', 1, 'veryHidden'],
    ['a&b', 2, 'hidden'],
  ]);
});

test.each(['chartsheet', 'dialogsheet', 'xlMacrosheet'])(
  'a %s keeps its place and has no cells',
  async (type) => {
    const sheets = await readAll(
      buildPackage({ sheets: [{ type, xml: '<chartsheet/>' }, { xml: NUMBER_4 }] }),
    );
    expect(sheets.map(({ kind, cells }) => [kind, cells.length])).toEqual([
      ['other', 0],
      ['worksheet', 1],
    ]);
  },
);

test.each([
  ['UTF-16 with mark', Buffer.from(`\uFEFF${NUMBER_4}`, 'utf16le')],
  ['UTF-16 without mark', Buffer.from(NUMBER_4, 'utf16le')],
  ['UTF-16, high byte first', Buffer.from(`\uFEFF${NUMBER_4}`, 'utf16le').swap16()],
  ['UTF-8 with mark', Buffer.from(`\uFEFF${NUMBER_4}`)],
])('a part in %s reads like any other', async (_, xml) => {
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml }] }));
  expect(valuesOf(sheet!)).toEqual({ A1: 4 });
});

test('a part in the encoding it declares is read by it; an unknown one is damage', async () => {
  const written = (encoding: string) =>
    Buffer.from(
      `<?xml version="1.0" encoding="${encoding}"?><worksheet><sheetData><row><c t="str"><v>café</v></c></row></sheetData></worksheet>`,
      'latin1',
    );
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml: written('ISO-8859-1') }] }));
  expect(valuesOf(sheet!)).toEqual({ A1: 'café' });
  expect(await outcomeOf(buildPackage({ sheets: [{ xml: written('sandi-1') }] }))).toBe(
    'WORKBOOK_DAMAGED',
  );
});

test('a large sheet is read piece by piece, wherever the pieces end', async () => {
  // Digits that hardly deflate, so that the part takes the streaming way.
  const texts = Array.from({ length: 30_000 }, (_, i) => `é${(i * 0.618_033_988_749_895) % 1}`);
  const rows = texts.map((text) => `<row><c t="str"><v>${text}</v></c></row>`).join('');
  const bytes = buildPackage({ sheets: [{ xml: worksheet(rows) }] });
  expect(bytes.length).toBeGreaterThan(256 * 1024);
  const [sheet] = await readAll(bytes);
  expect(sheet!.cells.map(({ value }) => value)).toEqual(texts);
});

test.each([
  ['a sheet whose part is missing', { sheets: [{ xml: NUMBER_4, target: 'hilang.xml' }] }],
  [
    'a sheet without relationship',
    { sheets: [{ xml: NUMBER_4 }], extra: { 'xl/_rels/workbook.xml.rels': '<Relationships/>' } },
  ],
  [
    'a sheet that lies outside the package',
    {
      sheets: [{ xml: NUMBER_4 }],
      extra: {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="s0" Type="x/worksheet" Target="http://lain.example/s.xml" TargetMode="External"/></Relationships>',
      },
    },
  ],
])('%s is damage, not a sheet less', async (_, parts) => {
  expect(await outcomeOf(buildPackage(parts))).toBe('WORKBOOK_DAMAGED');
});

test.each([
  [
    'a document',
    { workbookPath: 'word/document.xml', extra: { 'word/document.xml': '<w:document/>' } },
  ],
  [
    'an OpenDocument sheet',
    { extra: { '_rels/.rels': '<Relationships/>', 'xl/workbook.xml': '<office:document/>' } },
  ],
])('%s is no workbook', async (_, parts) => {
  expect(await outcomeOf(buildPackage({ sheets: [{ xml: NUMBER_4 }], ...parts }))).toBe(
    'WORKBOOK_NOT_A_WORKBOOK',
  );
});

test('a binary workbook is told apart, so that the refusal says how to save it', async () => {
  const bytes = buildPackage({ sheets: [{ xml: NUMBER_4 }], workbookPath: 'xl/workbook.bin' });
  expect(await outcomeOf(bytes)).toBe('WORKBOOK_BINARY');
});

test('a macro-enabled workbook is read for its cells', async () => {
  const bytes = buildPackage({
    sheets: [{ xml: NUMBER_4 }],
    extra: { 'xl/vbaProject.bin': new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]) },
  });
  expect(valuesOf((await readAll(bytes))[0]!)).toEqual({ A1: 4 });
});
