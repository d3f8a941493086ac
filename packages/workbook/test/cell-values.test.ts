import { CellError } from '../src/index.js';
import { buildPackage, worksheet } from './build-package.js';
import { readAll, valuesOf } from './read-all.js';

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd&quot; tanggal &quot;mmm yyyy"/><numFmt numFmtId="171" formatCode="[Red]0.0&quot;day&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';

async function read(rows: string, parts: Partial<Parameters<typeof buildPackage>[0]> = {}) {
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml: worksheet(rows) }], ...parts }));
  return valuesOf(sheet!);
}

test('shared strings are joined from their runs, without phonetic guides', async () => {
  const values = await read(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
    {
      sharedStrings:
        '<sst><si><r><t>Permintaan </t></r><r><t xml:space="preserve">Domestik </t></r><rPh sb="0" eb="1"><t>X</t></rPh></si><si><t>baris_x000D_baru_x005F_x</t></si></sst>',
    },
  );
  expect(values).toEqual({ A1: 'Permintaan Domestik ', B1: 'baris\rbaru_x' });
});

test('inline strings, formula strings, booleans and errors keep their kind', async () => {
  const values = await read(
    '<row r="1"><c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c><c r="B1" t="str"><f>"4"</f><v>4</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#N/A</v></c></row>',
  );
  expect(values).toEqual({ A1: 'ab', B1: '4', C1: true, D1: new CellError('#N/A') });
});

test('a formula is read by its cached value', async () => {
  expect(await read('<row r="1"><c r="A1"><f>2+2</f><v>4</v></c></row>')).toEqual({ A1: 4 });
});

test('numbers in scientific notation are numbers', async () => {
  expect(await read('<row r="1"><c r="A1"><v>4.5E0</v></c></row>')).toEqual({ A1: 4.5 });
});

test('the number format decides what is a date, in both calendars', async () => {
  const rows =
    '<row r="1"><c r="A1" s="1"><v>45711</v></c><c r="B1" s="2"><v>45711.5</v></c><c r="C1" s="3"><v>45711</v></c><c r="D1" s="1"><v>1</v></c></row>';
  expect(await read(rows, { styles: STYLES })).toEqual({
    A1: new Date('2025-02-23T00:00:00Z'),
    B1: new Date('2025-02-23T12:00:00Z'),
    C1: 45711,
    D1: new Date('1900-01-01T00:00:00Z'),
  });
  const in1904 = await read('<row r="1"><c r="A1" s="1"><v>44249</v></c></row>', {
    styles: STYLES,
    workbookPr: '<workbookPr date1904="1"/>',
  });
  expect(in1904).toEqual({ A1: new Date('2025-02-23T00:00:00Z') });
});

test('rows and cells without a reference follow the one before them', async () => {
  const values = await read(
    '<row><c><v>1</v></c><c><v>2</v></c></row><row r="4"><c r="C4"><v>3</v></c><c><v>4</v></c></row>',
  );
  expect(values).toEqual({ A1: 1, B1: 2, C4: 3, D4: 4 });
});

test('cells out of order come out row by row', async () => {
  const [sheet] = await readAll(
    buildPackage({
      sheets: [
        {
          xml: worksheet(
            '<row r="2"><c r="B2"><v>2</v></c></row><row r="1"><c r="A1"><v>1</v></c></row>',
          ),
        },
      ],
    }),
  );
  expect(sheet!.cells.map(({ value }) => value)).toEqual([1, 2]);
});

test('prefixed elements read like plain ones', async () => {
  const xml =
    '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>4</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml }] }));
  expect(valuesOf(sheet!)).toEqual({ A1: 4 });
});

test('NUL and lone surrogates never leave the reader', async () => {
  const values = await read(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>a_x0000_b_xD800_c</t></is></c></row>',
  );
  expect(values).toEqual({ A1: 'ab\uFFFDc' });
});

test('hidden sheets are read and say that they are hidden; sheets with one name stay two', async () => {
  const xml = worksheet('<row r="1"><c r="A1"><v>1</v></c></row>');
  const sheets = await readAll(
    buildPackage({
      sheets: [
        { name: '__proto__', xml },
        { name: '__proto__', state: 'veryHidden', xml },
      ],
    }),
  );
  expect(sheets.map(({ name, position, visibility }) => ({ name, position, visibility }))).toEqual([
    { name: '__proto__', position: 0, visibility: 'visible' },
    { name: '__proto__', position: 1, visibility: 'veryHidden' },
  ]);
});
