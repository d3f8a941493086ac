import { buildPackage, worksheet } from '../build-package.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { MAIN, OFFICE, PLAIN } from './packages.js';
import { partText } from './part-text.js';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const X14 = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/main';
const XM = 'http://schemas.microsoft.com/office/excel/2006/main';
const relationships = (...all: (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

/** What the certificate says of a sheet whose end is given, beside a hidden sheet that is left out. */
async function deadOf(tail: string, extra: Readonly<Record<string, string>> = {}) {
  const xml = `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${ROW}</sheetData>${tail}</worksheet>`;
  const source = buildPackage({
    ...PLAIN,
    sheets: [
      { name: 'Isi', xml },
      { name: 'Gelap', xml: worksheet(ROW), state: 'hidden' },
    ],
    extra,
  });
  const { bytes, certificate } = await merge([source]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  expect(certificate.errors).toEqual([]);
  const [hidden, ...losses] = certificate.losses;
  expect(hidden).toMatchObject({ kind: 'hidden-sheet', sheet: 'Gelap' });
  for (const { fileName, sheet } of losses)
    expect([fileName, sheet]).toEqual(['berkas-1.xlsx', 'Isi']);
  const counted = losses.flatMap(({ stillCounted }) => stillCounted ?? []);
  for (const key of counted) expect(certificate.after[key]).toBe(certificate.before[key]);
  return { bytes, counted, losses: losses.map(({ kind, count, places }) => [kind, count, places]) };
}
const rule = (formula: string) =>
  `<cfRule type="expression" priority="1"><formula>${formula}</formula></cfRule>`;

test('drop-down lists and rules that became #REF! are told with their cells', async () => {
  const { counted, losses } = await deadOf(
    `<conditionalFormatting sqref="C1:C9">${rule('A1=1')}<cfRule type="duplicateValues" priority="2"/></conditionalFormatting>` +
      `<conditionalFormatting sqref="D4 D6">${rule('Gelap!$A$1=1')}${rule('A1=2')}${rule('Gelap!$A$2=1')}</conditionalFormatting>` +
      '<dataValidations count="3"><dataValidation type="list" sqref="D4"><formula1>Gelap!$A$1:$A$5</formula1></dataValidation>' +
      '<dataValidation type="whole" sqref="E1:E9"><formula1>Gelap!$A$1</formula1><formula2>Gelap!$A$5</formula2></dataValidation>' +
      '<dataValidation type="list" sqref="F1"><formula1>$A$1</formula1></dataValidation></dataValidations>',
  );
  expect(losses).toEqual([
    ['dead-rule', 2, ['D4 D6']],
    ['dead-validation', 2, ['D4', 'E1:E9']],
  ]);
  expect(counted).toEqual(['conditionalFormats', 'validations']);
});

test('those of newer Excels, and sparklines, tell their cells after their formulas', async () => {
  const f = (formula: string) => `<xm:f>${formula}</xm:f>`;
  const at = (cells: string) => `<xm:sqref>${cells}</xm:sqref>`;
  const x14 = (uri: string, inner: string) =>
    `<ext uri="{${uri}}" xmlns:x14="${X14}" xmlns:xm="${XM}">${inner}</ext>`;
  const { losses } = await deadOf(
    `<extLst>${x14(
      '78C0D931-6437-407d-A8EE-F0AAD7539E65',
      `<x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="expression" priority="1">${f('A1=1')}</x14:cfRule>${at('B1')}</x14:conditionalFormatting><x14:conditionalFormatting><x14:cfRule type="expression" priority="2">${f('Gelap!$A$1=1')}</x14:cfRule>${at('B2')}</x14:conditionalFormatting></x14:conditionalFormattings>`,
    )}${x14(
      'CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF',
      `<x14:dataValidations count="2"><x14:dataValidation type="list"><x14:formula1>${f('Gelap!$A$1:$A$5')}</x14:formula1>${at('C2')}</x14:dataValidation><x14:dataValidation type="list"><x14:formula1>${f('Isi!$A$1')}</x14:formula1>${at('C3')}</x14:dataValidation></x14:dataValidations>`,
    )}${x14(
      '05C60535-1F16-4fd2-B633-F4F36F0B64E0',
      `<x14:sparklineGroups><x14:sparklineGroup><x14:colorSeries rgb="FF376092"/><x14:sparklines><x14:sparkline>${f('Gelap!A1:A9')}${at('D2')}</x14:sparkline><x14:sparkline>${f('Isi!A1:A9')}${at('D3')}</x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups>`,
    )}</extLst>`,
  );
  expect(losses).toEqual([
    ['dead-rule', 1, ['B2']],
    ['dead-validation', 1, ['C2']],
    ['dead-sparkline', 1, ['D2']],
  ]);
});

test('a chart is told once, with the cell at which it begins, and a table with its cells', async () => {
  const anchor = (column: number, row: number, chart: number) =>
    `<xdr:twoCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:to><xdr:col>20</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>20</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:to><xdr:graphicFrame><c:chart r:id="rId${chart}"/></xdr:graphicFrame></xdr:twoCellAnchor>`;
  const chart = (...formulas: string[]) =>
    `<c:chartSpace xmlns:c="c">${formulas.map((one) => `<c:numRef><c:f>${one}</c:f></c:numRef>`).join('')}</c:chartSpace>`;
  const { bytes, counted, losses } = await deadOf(
    '<drawing r:id="rId1"/><tableParts count="1"><tablePart r:id="rId2"/></tableParts>',
    {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships(
        ['drawing', '../drawings/drawing1.xml'],
        ['table', '../tables/table1.xml'],
      ),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="x" xmlns:c="c" xmlns:r="${OFFICE}">${anchor(1, 1, 1)}${anchor(7, 1, 2)}</xdr:wsDr>`,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(
        ['chart', '../charts/chart1.xml'],
        ['chart', '../charts/chart2.xml'],
      ),
      'xl/charts/chart1.xml': chart('Isi!$A$1'),
      'xl/charts/chart2.xml': chart('Gelap!$A$1:$A$5', 'Gelap!$B$1:$B$5'),
      'xl/tables/table1.xml': `<table xmlns="${MAIN}" id="1" name="T" displayName="T" ref="A1:A2"><tableColumns count="1"><tableColumn id="1" name="a"><calculatedColumnFormula>Gelap!A1</calculatedColumnFormula></tableColumn></tableColumns></table>`,
    },
  );
  expect(losses).toEqual([
    ['dead-chart', 1, ['H2']],
    ['dead-table-formula', 1, ['A1:A2']],
  ]);
  expect(counted).toEqual(['charts', 'tables']);
  expect(await partText(bytes, 'xl/charts/chart2.xml')).toContain('<c:f>#REF!</c:f>');
});

test('many places are told by the first ones', async () => {
  const list = (cells: string) =>
    `<dataValidation type="list" sqref="${cells}"><formula1>Gelap!$A$1</formula1></dataValidation>`;
  const cells = Array.from({ length: 12 }, (_, at) => `B${at + 1}`);
  const { losses } = await deadOf(
    `<dataValidations>${cells.map(list).join('')}${list('C1')}</dataValidations>`,
  );
  expect(losses).toEqual([['dead-validation', 13, [...cells.slice(0, 10), '…']]]);
});

test('what uses a table of a sheet that is left behind does not come to mean the table of another company', async () => {
  const table = `<table xmlns="${MAIN}" id="1" name="Tabel" displayName="Tabel" ref="A1:A2"><tableColumns count="1"><tableColumn id="1" name="a"/></tableColumns></table>`;
  const tabled = `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${ROW}</sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`;
  const tables = (sheet: number, markup: string) => ({
    [`xl/worksheets/_rels/sheet${sheet}.xml.rels`]: relationships(['table', '/xl/tables/t.xml']),
    'xl/tables/t.xml': markup,
  });
  const user = (markup: string) =>
    buildPackage({
      ...PLAIN,
      sheets: [
        {
          name: 'Pemakai',
          xml: `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1"><f>SUM(tabel[a])</f><v>7</v></c><c r="B1"><f>SUM(Lokal)</f><v>7</v></c></row></sheetData><dataValidations count="1"><dataValidation type="list" sqref="C1"><formula1>Lokal</formula1></dataValidation></dataValidations></worksheet>`,
        },
        { name: 'Gelap', xml: tabled, state: 'hidden' },
      ],
      workbookEnd: '<definedNames><definedName name="Lokal">Tabel[a]</definedName></definedNames>',
      extra: tables(2, markup),
    });
  const first = buildPackage({
    ...PLAIN,
    sheets: [{ name: 'Lain', xml: tabled }],
    extra: tables(1, table),
  });
  // A table that cannot be read stays as harmless as its sheet.
  const { bytes, certificate } = await merge([first, user(table), user('<table')]);
  expect(certificate.errors).toEqual([]);
  const lost = certificate.losses.filter(({ fileName }) => fileName === 'berkas-2.xlsx');
  expect(lost.map(({ kind, count, places }) => [kind, count, places])).toEqual([
    ['hidden-sheet', 1, undefined],
    ['name', 1, undefined],
    ['sheet-left-behind', 2, undefined],
    ['dead-validation', 1, ['C1']],
  ]);
  expect(await partText(bytes, 'xl/worksheets/sheet2.xml')).not.toContain('<f>');
  expect(await ooxmlBreaches(bytes)).toEqual([]);
});
