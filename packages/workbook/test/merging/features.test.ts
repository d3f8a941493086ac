import { FOREIGN } from '@lqc/fixtures';
import ExcelJS from 'exceljs';
import type { Sheet } from '../../src/index.js';
import { buildPackage, worksheet } from '../build-package.js';
import { differences } from './differences.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { MAIN, OFFICE, oneSheet, PLAIN, styleSheet } from './packages.js';
import { partText } from './part-text.js';
import { child, children, descendants, parseXml } from './xml-node.js';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const part = async (bytes: Uint8Array, path: string) => parseXml((await partText(bytes, path))!);
const formulasOf = async (bytes: Uint8Array, sheet: number) =>
  [...descendants(await part(bytes, `xl/worksheets/sheet${sheet}.xml`))]
    .filter(({ local }) => local === 'f')
    .map(({ text }) => text);

test('two workbooks that number their formats differently keep their formats, each once', async () => {
  const red = '<font><b/><sz val="11"/><color rgb="FFFF0000"/><name val="Calibri"/></font>';
  const format = (font: number, code: number) =>
    `<xf numFmtId="${code}" fontId="${font}" fillId="0" borderId="0" xfId="0"/>`;
  const cell = '<row r="1"><c r="A1" s="1"><v>45711</v></c></row>';
  const codes = (id: number) =>
    `<numFmts><numFmt numFmtId="${id}" formatCode="dd/mm/yyyy"/></numFmts>`;
  const sources = [
    oneSheet('Satu', cell, {
      styles: styleSheet({ before: codes(164), fonts: red, cellXfs: format(1, 164) }),
    }),
    oneSheet('Dua', cell, {
      styles: styleSheet({
        before: codes(200),
        fonts: `<font><i/></font>${red}`,
        cellXfs: format(2, 200),
      }),
    }),
  ];
  const { bytes, certificate } = await merge(sources);
  const styles = await part(bytes, 'xl/styles.xml');
  expect(child(styles, 'cellXfs')!.children).toHaveLength(2);
  expect(child(styles, 'fonts')!.children).toHaveLength(2);
  expect(certificate.after.styles).toBe(2);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  expect(
    await differences(
      sources.map((one) => ({ bytes: one })),
      bytes,
      certificate,
    ),
  ).toEqual([]);
});

/** The parts of a package whose theme has this accent. */
const themed = (accent: string, name = accent) => ({
  'xl/theme/theme1.xml':
    `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements><a:clrScheme name="x">` +
    `<a:dk1><a:srgbClr val="000000"/></a:dk1><a:lt1><a:srgbClr val="FFFFFF"/></a:lt1><a:accent1><a:srgbClr val="${accent}"/></a:accent1>` +
    '</a:clrScheme><a:fontScheme name="x"><a:majorFont><a:latin typeface="Cambria"/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/></a:minorFont></a:fontScheme></a:themeElements></a:theme>',
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="s0" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="st" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="th" Type="${OFFICE}/theme" Target="theme/theme1.xml"/></Relationships>`,
});

test('the second source keeps the look of its theme and of its plain cells under the theme of the first', async () => {
  const source = (name: string, accent: string, font: string) =>
    oneSheet(name, '<row r="1"><c r="A1" s="1"><v>1</v></c><c r="B1"><v>2</v></c></row>', {
      styles: styleSheet({
        fonts:
          '<font><sz val="9"/><color theme="4" tint="-0.25"/><name val="Arial"/><scheme val="minor"/></font>',
        cellXfs: '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0"/>',
      }).replace('<name val="Calibri"/>', `<name val="${font}"/>`),
      extra: themed(accent, name),
    });
  const sources = [
    source('Satu', '4F81BD', 'Calibri'),
    source('Sama', '4F81BD', 'Calibri'),
    source('Lain', 'C00000', 'Georgia'),
  ];
  const { bytes, certificate } = await merge(sources);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const font = (sheet: string, cell: string) => book.getWorksheet(sheet)!.getCell(cell).font;
  expect(font('Satu', 'A1').color).toEqual({ theme: 4, tint: -0.25 });
  expect(font('Sama', 'A1').color).toEqual({ theme: 4, tint: -0.25 });
  // C00000 at three quarters of its lightness.
  expect(font('Lain', 'A1')).toEqual({ size: 9, color: { argb: 'FF900000' }, name: 'Arial' });
  expect(font('Lain', 'B1').name).toBe('Georgia');
  expect(certificate.losses).toEqual([
    { kind: 'default-font', fileName: 'berkas-3.xlsx', sheet: null, count: 1 },
  ]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('what only follows the theme, built-in table styles and uncoloured charts, is told under another theme', async () => {
  const relationships = (...all: (readonly [type: string, target: string])[]) =>
    `<Relationships>${all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="/xl/${target}"/>`).join('')}</Relationships>`;
  const table = (id: number, style: string) =>
    `<table xmlns="${MAIN}" id="${id}" name="T${id}" displayName="T${id}" ref="A1:A2"><tableColumns count="1"><tableColumn id="1" name="a"/></tableColumns><tableStyleInfo ${style}/></table>`;
  const chart = (inner: string) =>
    `<c:chartSpace xmlns:c="c" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">${inner}</c:chartSpace>`;
  const xml = `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${ROW}</sheetData><drawing r:id="rId1"/><tableParts count="2"><tablePart r:id="rId2"/><tablePart r:id="rId3"/></tableParts></worksheet>`;
  const source = (accent: string) =>
    buildPackage({
      ...PLAIN,
      sheets: [{ name: accent, xml }],
      extra: {
        ...themed(accent),
        'xl/worksheets/_rels/sheet1.xml.rels': relationships(
          ['drawing', 'd.xml'],
          ['table', 't1.xml'],
          ['table', 't2.xml'],
        ),
        'xl/d.xml': `<xdr:wsDr xmlns:xdr="x" xmlns:c="c" xmlns:r="${OFFICE}"><c:chart r:id="rId1"/><c:chart r:id="rId2"/></xdr:wsDr>`,
        'xl/_rels/d.xml.rels': relationships(['chart', 'c1.xml'], ['chart', 'c2.xml']),
        'xl/c1.xml': chart('<c:ser/>'),
        'xl/c2.xml': chart('<c:ser><a:schemeClr val="accent1"/></c:ser>'),
        'xl/t1.xml': table(1, 'name="TableStyleMedium2"'),
        'xl/t2.xml': table(2, ''),
      },
    });
  const { bytes, certificate } = await merge([source('4F81BD'), source('C00000')]);
  expect(certificate.losses).toEqual([
    { kind: 'theme-look', fileName: 'berkas-2.xlsx', sheet: 'C00000', count: 2 },
  ]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('formulas follow their sheet; those that look elsewhere keep their value, and the certificate says so', async () => {
  const rows =
    '<row r="1"><c r="A1"><f>Lain!A1*2</f><v>2</v></c><c r="B1"><f>[1]Jauh!A1</f><v>7</v></c>' +
    '<c r="C1"><f t="shared" ref="C1:E1" si="0">[1]Jauh!A1</f><v>8</v></c><c r="D1"><f>Gelap!A1</f><v>9</v></c><c r="E1"><f t="shared" si="0"/><v>10</v></c></row>';
  const book = (mark: string) =>
    buildPackage({
      ...PLAIN,
      sheets: [
        { name: 'Hitung', xml: worksheet(rows) },
        { name: 'Lain', xml: worksheet(ROW) },
        { name: 'Gelap', xml: worksheet(ROW), state: 'hidden' },
      ],
      extra: { 'docProps/mark.txt': mark },
    });
  const { bytes, certificate } = await merge([book('a'), book('b')]);
  expect(certificate.sheets.map(({ finalSheet }) => finalSheet)).toEqual([
    'Hitung',
    'Lain',
    'Hitung (2)',
    'Lain (2)',
  ]);
  expect(await formulasOf(bytes, 1)).toEqual(['Lain!A1*2']);
  expect(await formulasOf(bytes, 3)).toEqual(["'Lain (2)'!A1*2"]);
  expect(certificate.losses.filter(({ fileName }) => fileName === 'berkas-2.xlsx')).toEqual([
    { kind: 'hidden-sheet', fileName: 'berkas-2.xlsx', sheet: 'Gelap', count: 1 },
    { kind: 'other-workbook', fileName: 'berkas-2.xlsx', sheet: 'Hitung', count: 3 },
    { kind: 'sheet-left-behind', fileName: 'berkas-2.xlsx', sheet: 'Hitung', count: 1 },
  ]);
  expect(certificate.before.formulas - certificate.after.formulas).toBe(8);
  const values = [...descendants(await part(bytes, 'xl/worksheets/sheet3.xml'))]
    .filter(({ local }) => local === 'v')
    .map(({ text }) => text);
  expect(values).toEqual(['2', '7', '8', '9', '10']);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('hidden sheets that the caller keeps come along, hidden; the workbook opens at a visible one', async () => {
  const book = (state?: string) =>
    buildPackage({
      ...PLAIN,
      sheets: [
        { name: 'Kontak', xml: worksheet(ROW), state: 'veryHidden' },
        { name: 'Kosong', xml: worksheet(''), state: 'hidden' },
        { name: 'Tampak', xml: worksheet(ROW), ...(state && { state }) },
      ],
    });
  const keepsHidden = ({ cells }: Sheet) => cells.length > 0;
  const { bytes, certificate } = await merge([book(), book('hidden')], { keepsHidden });
  expect(certificate.sheets.map(({ sheet, visibility }) => [sheet, visibility])).toEqual([
    ['Kontak', 'veryHidden'],
    ['Tampak', 'visible'],
  ]);
  expect(certificate.losses).toEqual([
    { kind: 'hidden-sheet', fileName: 'berkas-1.xlsx', sheet: 'Kosong', count: 1 },
  ]);
  // Excel does not open a workbook without a visible sheet.
  expect(certificate.errors).toMatchObject([{ source: 1, code: 'MERGE_NO_VISIBLE_SHEET' }]);
  const workbook = await part(bytes, 'xl/workbook.xml');
  expect(
    children(child(workbook, 'sheets'), 'sheet').map(({ attributes }) => attributes['state']),
  ).toEqual(['veryHidden', undefined]);
  expect(child(child(workbook, 'bookViews'), 'workbookView')!.attributes['activeTab']).toBe('1');
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('a hidden sheet that cannot be read stays out, told, and its file is merged', async () => {
  const book = buildPackage({
    ...PLAIN,
    sheets: [
      { name: 'Tampak', xml: worksheet(ROW) },
      { name: 'Rusak', xml: '<worksheet><sheetData><oops>', state: 'hidden' },
    ],
  });
  const { certificate } = await merge([book], { keepsHidden: () => true });
  expect(certificate.sheets.map(({ sheet }) => sheet)).toEqual(['Tampak']);
  expect(certificate.losses).toMatchObject([{ kind: 'hidden-sheet', sheet: 'Rusak' }]);
});

test('names of a workbook stay so; one that two sources use differently belongs to its sheets', async () => {
  const book = (name: string, rate: string) =>
    oneSheet(name, '<row r="1"><c r="A1"><f>Tarif*2</f><v>1</v></c></row>', {
      workbookEnd: `<definedNames><definedName name="Tarif">${rate}</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">${name}!$A$1</definedName><definedName name="Luar">[1]X!$A$1</definedName></definedNames>`,
    });
  const { bytes, certificate } = await merge([
    book('Satu', '0.1'),
    book('Dua', '0.1'),
    book('Tiga', '0.2'),
  ]);
  const names = children(
    child(await part(bytes, 'xl/workbook.xml'), 'definedNames'),
    'definedName',
  );
  expect(names.map(({ attributes: a, text }) => [a['name'], a['localSheetId'], text])).toEqual([
    ['_xlnm.Print_Area', '0', 'Satu!$A$1'],
    ['Tarif', undefined, '0.1'],
    ['_xlnm.Print_Area', '1', 'Dua!$A$1'],
    ['_xlnm.Print_Area', '2', 'Tiga!$A$1'],
    ['Tarif', '2', '0.2'],
  ]);
  expect(certificate.losses.map(({ kind }) => kind)).toEqual(['name', 'name', 'name']);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('a name that reaches another company’s name through others belongs to its sheets, in any order', async () => {
  const names = (...pairs: (readonly [string, string])[]) =>
    `<definedNames>${pairs.map(([name, formula]) => `<definedName name="${name}">${formula}</definedName>`).join('')}</definedNames>`;
  const book = (name: string, ...more: (readonly [string, string])[]) =>
    oneSheet(name, '<row r="1"><c r="A1"><f>Skor</f><v>1</v></c><c r="H1"><v>1</v></c></row>', {
      workbookEnd: names(
        ['Bulat', 'ROUND(skor,0)+Tetap'],
        ['Skor', 'Dasar*2'],
        ['Dasar', `${name}!$H$1`],
        ['Tetap', '3'],
        ...more,
      ),
    });
  const { bytes, certificate } = await merge([
    book('Satu'),
    book('Dua', ['Awal', '[0]!Dasar'], ['Baru', 'Hitung(Bulat)'], ['Hitung', 'LAMBDA(x,x*Tetap)']),
  ]);
  const written = children(
    child(await part(bytes, 'xl/workbook.xml'), 'definedNames'),
    'definedName',
  ).map(({ attributes: a, text }) => [a['name'], a['localSheetId'], text]);
  expect(written).toEqual([
    ['Bulat', undefined, 'ROUND(skor,0)+Tetap'],
    ['Skor', undefined, 'Dasar*2'],
    ['Dasar', undefined, 'Satu!$H$1'],
    ['Tetap', undefined, '3'],
    ['Bulat', '1', 'ROUND(skor,0)+Tetap'],
    ['Skor', '1', 'Dasar*2'],
    ['Dasar', '1', 'Dua!$H$1'],
    ['Awal', '1', "'Dua'!Dasar"],
    ['Baru', '1', 'Hitung(Bulat)'],
    ['Hitung', undefined, 'LAMBDA(x,x*Tetap)'],
  ]);
  expect(certificate.losses).toEqual([]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

describe('where a sheet has a name of its own like one of the workbook', () => {
  const book = (dasar: string, ...sheets: string[]) =>
    buildPackage({
      ...PLAIN,
      sheets: sheets.map((name) => ({
        name,
        xml: worksheet('<row r="1"><c r="A1"><f>Skor</f><v>2</v></c></row>'),
      })),
      workbookEnd: `<definedNames><definedName name="Dasar" localSheetId="0">${sheets[0]}!$H$1</definedName><definedName name="Dasar">${dasar}</definedName><definedName name="Skor">Dasar*2</definedName></definedNames>`,
    });
  const second = async (source: Uint8Array) => {
    const { bytes, certificate } = await merge([book('Satu!$H$2', 'Satu'), source]);
    expect(await ooxmlBreaches(bytes)).toEqual([]);
    const names = children(
      child(await part(bytes, 'xl/workbook.xml'), 'definedNames'),
      'definedName',
    ).map(({ attributes: a, text }) => [a['name'], a['localSheetId'], text]);
    return { bytes, names: names.slice(3), losses: certificate.losses.map(({ kind }) => kind) };
  };

  test('a name that uses it still means that of the workbook', async () => {
    const { names, losses } = await second(book('Tiga!$H$1', 'Dua', 'Tiga'));
    expect(names).toEqual([
      ['Dasar', '1', 'Dua!$H$1'],
      ['Dasar', '2', 'Tiga!$H$1'],
      ['Skor', '1', "'Tiga'!Skor"],
      ['Skor', '2', 'Dasar*2'],
    ]);
    expect(losses).toEqual([]);
  });

  test('both may mean the same', async () => {
    const { names, losses } = await second(book('Dua!$H$1', 'Dua'));
    expect(names).toEqual([
      ['Dasar', '1', 'Dua!$H$1'],
      ['Skor', '1', 'Dasar*2'],
    ]);
    expect(losses).toEqual([]);
  });

  test('and no sheet shows that of the workbook, the name is lost and the value stays', async () => {
    const { bytes, names, losses } = await second(book('Dua!$H$2', 'Dua'));
    expect(names).toEqual([['Dasar', '1', 'Dua!$H$1']]);
    expect(losses).toEqual(['name', 'sheet-left-behind']);
    expect(await formulasOf(bytes, 2)).toEqual([]);
  });
});

test('dates keep their day where the calendars differ', async () => {
  const cell =
    '<row r="1"><c r="A1" s="1"><v>1000</v></c><c r="B1"><v>1000</v></c><c r="C1" s="2"><v>1000</v></c></row>';
  const xf = (format: number) =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"/>`;
  const styles = styleSheet({
    before: '<numFmts><numFmt numFmtId="164" formatCode="mmmm"/></numFmts>',
    cellXfs: xf(14) + xf(164),
  });
  const { bytes, certificate } = await merge([
    oneSheet('Biasa', cell, { styles }),
    oneSheet('Mac', cell, { styles, workbookPr: '<workbookPr date1904="1"/>' }),
  ]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  expect(book.getWorksheet('Biasa')!.getCell('A1').value).toEqual(new Date('1902-09-26'));
  expect(book.getWorksheet('Mac')!.getCell('A1').value).toEqual(new Date('1906-09-27'));
  expect(book.getWorksheet('Mac')!.getCell('B1').value).toBe(1000);
  expect(book.getWorksheet('Mac')!.getCell('C1').value).toEqual(new Date('1906-09-27'));
  expect(certificate.losses).toEqual([
    { kind: 'moved-date', fileName: 'berkas-2.xlsx', sheet: 'Mac', count: 2 },
  ]);
});

test('a day without a date format keeps its day where a label says that it is a date', async () => {
  const strings =
    '<sst><si><r><t xml:space="preserve"> Tanggal</t></r></si><si><t>Jumlah</t></si></sst>';
  const row = (at: number, label: number, value: string) =>
    `<row r="${at}"><c r="C${at}" t="s"><v>${label}</v></c><c r="D${at}"><v>${value}</v></c></row>`;
  // The last heading of a row is not the label of what the next row begins with.
  const heading = '<row r="4"><c r="D4" t="s"><v>0</v></c></row>';
  const under = '<row r="5"><c r="D5"><v>44239</v></c></row>';
  const rows = row(1, 0, '44239') + row(2, 1, '44239') + row(3, 0, '12') + heading + under;
  const mac = oneSheet('Mac', rows, {
    sharedStrings: strings,
    workbookPr: '<workbookPr date1904="1"/>',
  });
  const { bytes, certificate } = await merge([oneSheet('Biasa', ROW), mac]);
  const merged = await partText(bytes, 'xl/worksheets/sheet2.xml');
  expect(merged!.match(/(?<=r="D[1235]"[^>]*><v>)\d+/g)).toEqual(['45701', '44239', '12', '44239']);
  expect(certificate.losses).toEqual([
    { kind: 'moved-date', fileName: 'berkas-2.xlsx', sheet: 'Mac', count: 1 },
  ]);
});

test('dates that rules compare with are moved between the calendars as well, or told', async () => {
  const f = (formula: string) => `<formula>${formula}</formula>`;
  const tail =
    `<conditionalFormatting sqref="B1:B9"><cfRule type="cellIs" operator="between" priority="1">${f('1000')}${f('2000')}</cfRule><cfRule type="cellIs" operator="equal" priority="2">${f('A1')}</cfRule></conditionalFormatting>` +
    '<dataValidations count="2"><dataValidation type="date" sqref="A1"><formula1>1000</formula1><formula2>TODAY()</formula2></dataValidation><dataValidation type="whole" sqref="C1"><formula1>1000</formula1></dataValidation></dataValidations>';
  const xml = worksheet(ROW).replace('</worksheet>', `${tail}</worksheet>`);
  const mac = buildPackage({
    ...PLAIN,
    sheets: [{ name: 'Mac', xml }],
    workbookPr: '<workbookPr date1904="1"/>',
  });
  const { bytes, certificate } = await merge([oneSheet('Biasa', ROW), mac]);
  const rules = await partText(bytes, 'xl/worksheets/sheet2.xml');
  expect(rules!.match(/<formula\d?>[^<]*/g)).toEqual([
    '<formula>1000',
    '<formula>2000',
    '<formula>A1',
    '<formula1>2462',
    '<formula2>TODAY()',
    '<formula1>1000',
  ]);
  expect(certificate.losses).toEqual([
    {
      kind: 'calendar-rule',
      fileName: 'berkas-2.xlsx',
      sheet: 'Mac',
      count: 1,
      places: ['B1:B9'],
    },
    { kind: 'moved-date', fileName: 'berkas-2.xlsx', sheet: 'Mac', count: 1 },
  ]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('pictures, comments, tables, validations, links and conditional formats come along', async () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const book = async (name: string) => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet(name);
    const image = workbook.addImage({
      buffer: picture as unknown as ExcelJS.Buffer,
      extension: 'png',
    });
    sheet.addImage(image, 'B2:C4');
    sheet.getCell('A1').note = `catatan ${name}`;
    sheet.getCell('A2').value = { text: 'situs', hyperlink: 'https://example.id/?a=1&b=2' };
    sheet.getCell('A3').dataValidation = { type: 'list', formulae: ['"ya,tidak"'] };
    sheet.addConditionalFormatting({
      ref: 'A1:A9',
      rules: [
        {
          type: 'cellIs',
          operator: 'greaterThan',
          formulae: [3],
          priority: 1,
          style: { font: { bold: true, color: { argb: 'FFFF0000' } } },
        },
      ],
    });
    // Not beside the comment: exceljs then writes the two in an order that Excel does not take.
    const beside = workbook.addWorksheet(`${name} tabel`);
    beside.getCell('A1').value = { formula: 'SUM(Tabel[a])', result: 1 };
    beside.addTable({
      name: 'Tabel',
      ref: 'F1',
      headerRow: true,
      columns: [{ name: 'a' }, { name: 'b' }],
      rows: [[1, 2]],
    });
    sheet.mergeCells('A6:B7');
    sheet.getColumn(1).width = 33;
    sheet.getRow(2).height = 44;
    sheet.views = [{ state: 'frozen', xSplit: 1, ySplit: 2 }];
    sheet.headerFooter.oddHeader = '&Lkiri';
    await sheet.protect('kata', { selectLockedCells: true });
    return { fileName: `${name}.xlsx`, bytes: new Uint8Array(await workbook.xlsx.writeBuffer()) };
  };
  const sources = [await book('Satu'), await book('Dua')];
  const { bytes, certificate } = await merge(sources);
  expect(certificate.losses).toEqual([]);
  expect(certificate.after).toEqual(certificate.before);
  expect(certificate.after).toMatchObject({
    sheets: 4,
    images: 2,
    comments: 2,
    tables: 2,
    merges: 2,
    links: 2,
    validations: 2,
    conditionalFormats: 2,
  });
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  expect(await differences(sources, bytes, certificate)).toEqual([]);
  // Tables have one name each, and formulas follow.
  expect(await formulasOf(bytes, 4)).toEqual(['SUM(Tabel_2[a])']);
});

test.each([
  ['calcMode="manual"', ['calculation']],
  ['calcMode="auto" fullPrecision="0"', ['calculation']],
  ['calcMode="auto" fullPrecision="1"', []],
])('what calculates as the merged workbook does not (%s) is told', async (calculation, told) => {
  const workbookEnd = `<calcPr calcId="1" ${calculation}/>`;
  const { certificate } = await merge([oneSheet('Satu', ROW, { workbookEnd })]);
  expect(certificate.losses.map(({ kind }) => kind)).toEqual(told);
});

test.each([
  [`${OFFICE}/custom-properties`, 'document-properties'],
  [
    'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels',
    'document-properties',
  ],
  [
    'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin',
    'signature',
  ],
])('what a package has as %s is told', async (type, kind) => {
  const relationships = `<Relationships><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="r2" Type="${type}" Target="lain/a.xml"/></Relationships>`;
  const extra = { '_rels/.rels': relationships, 'lain/a.xml': '<a/>' };
  const { certificate } = await merge([oneSheet('Satu', ROW, { extra })]);
  expect(certificate.losses).toEqual([{ kind, fileName: 'berkas-1.xlsx', sheet: null, count: 1 }]);
});

test('the same bytes come out of the same sources', async () => {
  const sources = [oneSheet('Satu', ROW), oneSheet('Dua', ROW)];
  expect((await merge(sources)).bytes.equals((await merge(sources)).bytes)).toBe(true);
});

test('only one sheet is chosen, and there is one view for the one window', async () => {
  const xml = `<worksheet xmlns="${MAIN}"><sheetPr codeName="Sheet1"/><sheetViews><sheetView tabSelected="1" workbookViewId="1"/><sheetView workbookViewId="2"/></sheetViews><sheetData>${ROW}</sheetData></worksheet>`;
  const book = (name: string) => buildPackage({ ...PLAIN, sheets: [{ name, xml }] });
  const { bytes } = await merge([book('Satu'), book('Dua')]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('sparklines and conditional formats of newer Excels follow their sheet, charts too', async () => {
  const X14 = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';
  const XM = 'http://schemas.microsoft.com/office/excel/2006/main';
  const xml =
    `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${ROW}</sheetData><drawing r:id="rId1"/><extLst><ext uri="{05C60535-1F16-4fd2-B633-F4F36F0B64E0}" xmlns:x14="${X14}">` +
    `<x14:sparklineGroups xmlns:xm="${XM}"><x14:sparklineGroup><x14:colorSeries rgb="FF376092"/><x14:sparklines><x14:sparkline><xm:f>Data!A1:A9</xm:f><xm:sqref>B1</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext></extLst></worksheet>`;
  const relationships = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
  const book = (mark: string) =>
    buildPackage({
      ...PLAIN,
      sheets: [{ name: 'Data', xml }],
      extra: {
        'docProps/mark.txt': mark,
        'xl/worksheets/_rels/sheet1.xml.rels': relationships('drawing', '../drawings/drawing1.xml'),
        'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="x" xmlns:c="c" xmlns:r="${OFFICE}"><xdr:twoCellAnchor><c:chart r:id="rId1"/><xdr:sp macro="Modul1.Jalan" textlink="Data!$A$1"/></xdr:twoCellAnchor></xdr:wsDr>`,
        'xl/drawings/_rels/drawing1.xml.rels': relationships('chart', '../charts/chart1.xml'),
        'xl/charts/chart1.xml':
          '<c:chartSpace xmlns:c="c"><c:numRef><c:f>Data!$A$1:$A$9</c:f><c:numCache/></c:numRef><c:numRef><c:f>[3]Lain!A1</c:f></c:numRef></c:chartSpace>',
      },
    });
  const { bytes, certificate } = await merge([book('a'), book('b')]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  expect(await formulasOf(bytes, 2)).toEqual(["'Data (2)'!A1:A9"]);
  const chart = [...descendants(await part(bytes, 'xl/charts/chart2.xml'))].filter(
    ({ local }) => local === 'f',
  );
  expect(chart.map(({ text }) => text)).toEqual(["'Data (2)'!$A$1:$A$9", '#REF!']);
  const shape = [...descendants(await part(bytes, 'xl/drawings/drawing2.xml'))].find(
    ({ local }) => local === 'sp',
  );
  expect(shape!.attributes).toEqual({ macro: '', textlink: "'Data (2)'!$A$1" });
  expect(certificate.losses.map(({ fileName, kind }) => `${fileName} ${kind}`).sort()).toEqual([
    'berkas-1.xlsx dead-chart',
    'berkas-1.xlsx macros',
    'berkas-2.xlsx dead-chart',
    'berkas-2.xlsx macros',
  ]);
});

test('drop-down lists of newer Excels, which may name another sheet, stay as they are written', async () => {
  const validation = (attributes: string, ...formulas: string[]) =>
    `<x14:dataValidation ${attributes} xr:uid="{1}">${formulas.map((one, at) => `<x14:formula${at + 1}><xm:f>${one}</xm:f></x14:formula${at + 1}>`).join('')}<xm:sqref>A1</xm:sqref></x14:dataValidation>`;
  const extension = (list: string) =>
    `<extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations xmlns:xm="http://schemas.microsoft.com/office/excel/2006/main" xmlns:xr="x" count="2">${validation('type="list"', `${list}!$A$1:$A$5`)}${validation('type="whole"', `${list}!$A$1`, `${list}!$A$5`)}</x14:dataValidations></ext></extLst>`;
  const sheet = (list: string) =>
    worksheet(ROW).replace('</worksheet>', `${extension(list)}</worksheet>`);
  const book = (mark: string) =>
    buildPackage({
      ...PLAIN,
      sheets: [
        { name: 'Isi', xml: sheet('Daftar') },
        { name: 'Daftar', xml: worksheet(ROW) },
      ],
      extra: { 'docProps/mark.txt': mark },
    });
  const { bytes, certificate } = await merge([book('a'), book('b')]);
  expect(certificate.losses).toEqual([]);
  const [first, second] = await Promise.all(
    [1, 3].map((at) => partText(bytes, `xl/worksheets/sheet${at}.xml`)),
  );
  expect(first).toContain(extension('Daftar'));
  expect(second).toContain(extension("'Daftar (2)'"));
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});

test('merged columns and rows are told by their first and last cell, which openpyxl needs', async () => {
  const source = FOREIGN.read('PhpSpreadsheet/merge-reference-without-digits.xlsx');
  const { bytes, certificate } = await merge([source]);
  expect(certificate.errors).toEqual([]);
  expect(certificate.after).toEqual(certificate.before);
  const merged = async (sheet: number) =>
    [...descendants(await part(bytes, `xl/worksheets/sheet${sheet}.xml`))]
      .filter(({ local }) => local === 'mergeCell')
      .map(({ attributes }) => attributes.ref);
  expect(await merged(1)).toEqual(['A1:A1048576', 'B1:D1048576', 'E2:E4']);
  expect(await merged(2)).toEqual(['A1:XFD1', 'A2:XFD4', 'B5:D5']);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});
