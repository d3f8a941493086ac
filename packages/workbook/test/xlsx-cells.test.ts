import { CellError, NOT_CALCULATED } from '../src/index.js';
import { buildPackage, type PackageParts, worksheet } from './build-package.js';
import { outcomeOf, readAll, valuesOf } from './read-all.js';

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd&quot; tanggal &quot;mmm yyyy"/><numFmt numFmtId="171" formatCode="[Red]0.0&quot;day&quot;"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>' +
  '<dxfs><dxf><numFmt numFmtId="171" formatCode="dd/mm/yyyy"/></dxf></dxfs></styleSheet>';

async function read(rows: string, parts: PackageParts = {}) {
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml: worksheet(rows) }], ...parts }));
  return valuesOf(sheet!);
}

test('shared strings are joined from their runs, without phonetic guides', async () => {
  const values = await read(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
    {
      sharedStrings:
        '<sst><si><r><rPr><b/></rPr><t>Permintaan </t></r><r><t xml:space="preserve">Domestik </t></r><rPh sb="0" eb="1"><t>X</t></rPh></si>' +
        '<si><t>baris_x000D_baru_x005F_x</t></si>' +
        '<si><r><t>課</t></r><rPh sb="0" eb="1"><r><t>カ</t></r></rPh><phoneticPr fontId="1"/></si></sst>',
    },
  );
  expect(values).toEqual({ A1: 'Permintaan Domestik ', B1: 'baris\rbaru_x', C1: '課' });
});

test('inline strings are joined from their runs, without phonetic guides', async () => {
  const values = await read(
    '<row r="1"><c r="A1" t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r><rPh sb="0" eb="1"><t>X</t></rPh></is></c>' +
      '<c r="B1" t="inlineStr"><is><t>dua</t></is></c><c r="C1" t="inlineStr"/></row>',
  );
  expect(values).toEqual({ A1: 'a b', B1: 'dua' });
});

test('cells that are shown as one are told, whatever else is merged or damaged', async () => {
  const merged = ['A1:C1', 'B2:B4', '$D$2:$E$3', 'F1', 'x:y', 'B9:B7']
    .map((range) => `<mergeCell ref="${range}"/>`)
    .join('');
  const xml = worksheet('<row r="2"><c r="B2"><v>1</v></c></row>').replace(
    '</worksheet>',
    `<mergeCells>${merged}<mergeCell/></mergeCells><extLst><ext><mergeCell ref="A1:A9"/></ext></extLst></worksheet>`,
  );
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml }] }));
  expect(sheet!.merged).toEqual([
    { top: 1, left: 1, bottom: 1, right: 3 },
    { top: 2, left: 2, bottom: 4, right: 2 },
    { top: 2, left: 4, bottom: 3, right: 5 },
  ]);
});

test('a formula is read by its cached value, whatever its kind, and one that has none is told apart from a blank', async () => {
  const values = await read(
    '<row r="1"><c r="A1"><f>2+2</f><v>4</v></c><c r="B1" t="str"><f>"4"</f><v>4</v></c><c r="C1" t="b"><f>1=1</f><v>1</v></c><c r="D1" t="e"><f>NA()</f><v>#N/A</v></c><c r="E1"><f>A1</f></c><c r="F1"><f>A1</f><v></v></c><c r="G1" t="str"><f>""</f><v></v></c><c r="H1"/></row>',
  );
  expect(values).toEqual({
    A1: 4,
    B1: '4',
    C1: true,
    D1: new CellError('#N/A'),
    E1: NOT_CALCULATED,
    F1: NOT_CALCULATED,
  });
});

test('the number format decides what is a percentage; its number stays as it is stored', async () => {
  const styles =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="0.0%;[Red]-0.0%"/><numFmt numFmtId="171" formatCode="0&quot;%&quot;"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>';
  const cell = (name: string, style: number) => `<c r="${name}1" s="${style}"><v>0.05</v></c>`;
  const rows = `<row r="1">${cell('A', 0)}${cell('B', 1)}${cell('C', 2)}${cell('D', 3)}</row>`;
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml: worksheet(rows) }], styles }));
  expect(sheet!.cells).toEqual([
    { row: 1, column: 1, value: 0.05 },
    { row: 1, column: 2, value: 0.05, isPercent: true },
    { row: 1, column: 3, value: 0.05, isPercent: true },
    { row: 1, column: 4, value: 0.05 },
  ]);
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
    // Excel writes this one too; it says nothing of dates.
    workbookEnd: '<extLst><ext><x15:workbookPr chartTrackingRefBase="1"/></ext></extLst>',
  });
  expect(in1904).toEqual({ A1: new Date('2025-02-23T00:00:00Z') });
});

test('a sheet says that its workbook counts from 1904, since a number without a date format does not', async () => {
  const calendars = ['', '<workbookPr date1904="1"/>'].map(async (workbookPr) => {
    const [sheet] = await readAll(buildPackage({ sheets: [{ xml: worksheet('') }], workbookPr }));
    return sheet!.uses1904;
  });
  expect(await Promise.all(calendars)).toEqual([undefined, true]);
});

test('rows and cells without a reference follow the one before them', async () => {
  const values = await read(
    '<row><c><v>1</v></c><c><v>2</v></c></row><row r="4"><c r="C4"><v>3</v></c><c><v>4</v></c></row><row><c><v>5</v></c></row>',
  );
  expect(values).toEqual({ A1: 1, B1: 2, C4: 3, D4: 4, A5: 5 });
});

test('cells out of order come out row by row, and of two at one place the later counts', async () => {
  const rows =
    '<row r="2"><c r="B2"><v>4</v></c><c r="A2"><v>3</v></c></row><row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>';
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml: worksheet(rows) }] }));
  expect(sheet!.cells).toEqual([
    { row: 1, column: 1, value: 2 },
    { row: 2, column: 1, value: 3 },
    { row: 2, column: 2, value: 4 },
  ]);
});

test('cells outside the sheet data, such as in an extension, are none', async () => {
  const xml =
    '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v><extLst><ext><x:v>7</x:v></ext></extLst></c></row></sheetData><extLst><ext><row r="9"><c r="A9"><v>9</v></c></row><t>x</t></ext></extLst></worksheet>';
  const [sheet] = await readAll(buildPackage({ sheets: [{ xml }] }));
  expect(valuesOf(sheet!)).toEqual({ A1: 1 });
});

test('NUL and lone surrogates never leave the reader', async () => {
  const text = 'a_x0000_b_xD800_c&#xDFFF;';
  const values = await read(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c><c r="B1" t="str"><v>${text}</v></c><c r="C1" t="s"><v>0</v></c><c r="D1"><v>${text}</v></c><c r="E1" t="e"><v>${text}</v></c></row>`,
    { sharedStrings: `<sst><si><t>${text}</t></si></sst>` },
  );
  const clean = 'ab\uFFFDc\uFFFD';
  expect(values).toEqual({ A1: clean, B1: clean, C1: clean, D1: clean, E1: new CellError(clean) });
});

test('a cell that names a missing shared string is damage, not a blank', async () => {
  const xml = worksheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>');
  expect(await outcomeOf(buildPackage({ sheets: [{ xml }] }))).toBe('WORKBOOK_DAMAGED');
});
