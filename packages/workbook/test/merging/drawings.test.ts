import { buildPackage, worksheet } from '../build-package.js';
import { merge } from './merge.js';
import { ooxmlBreaches } from './ooxml-rules.js';
import { MAIN, OFFICE, PLAIN } from './packages.js';
import { partText } from './part-text.js';

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const relationships = (...all: (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const MICROSOFT = 'http://schemas.microsoft.com/office';

/** What a sheet `Data` with this drawing becomes after another sheet `Data`, beside a hidden sheet. */
async function drawn(
  drawing: string,
  hanging: readonly (readonly [type: string, target: string])[] = [],
  extra: Readonly<Record<string, string>> = {},
) {
  const xml = `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${ROW}</sheetData><drawing r:id="rId1"/></worksheet>`;
  const source = buildPackage({
    ...PLAIN,
    sheets: [
      { name: 'Data', xml },
      { name: 'Gelap', xml: worksheet(ROW), state: 'hidden' },
    ],
    extra: {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships(['drawing', '../drawings/drawing1.xml']),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:r="${OFFICE}"><xdr:twoCellAnchor>${drawing}</xdr:twoCellAnchor></xdr:wsDr>`,
      'xl/drawings/_rels/drawing1.xml.rels': relationships(...hanging),
      ...extra,
    },
  });
  const first = buildPackage({ ...PLAIN, sheets: [{ name: 'Data', xml: worksheet(ROW) }] });
  const { bytes, certificate } = await merge([first, source]);
  expect(certificate.errors).toEqual([]);
  expect(await ooxmlBreaches(bytes)).toEqual([]);
  const [hidden, ...losses] = certificate.losses.map(({ kind }) => kind);
  expect(hidden).toBe('hidden-sheet');
  return { bytes, losses, drawing: (await partText(bytes, 'xl/drawings/drawing1.xml'))! };
}

test('a linked picture shows the cells of its own sheet, and stays as it is where these are left behind', async () => {
  const picture = (cells: string) =>
    `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Foto"><a:extLst><a:ext uri="{84589F7E-364E-4C9E-8A38-B11213B215E9}"><a14:cameraTool xmlns:a14="${MICROSOFT}/drawing/2010/main" cellRange="${cells}" spid="_x0000_s1025"/></a:ext></a:extLst></xdr:cNvPr></xdr:nvPicPr></xdr:pic>`;
  const { drawing, losses } = await drawn(picture('Data!$A$1:$B$2') + picture('Gelap!$A$1:$B$2'));
  expect(drawing.match(/ cellRange="[^"]*"/g)).toEqual([` cellRange="'Data (2)'!$A$1:$B$2"`]);
  expect(losses).toEqual(['sheet-left-behind']);
});

test('a chart that filters a series takes all of it from its own sheet', async () => {
  const filtered = `<c:extLst><c:ext uri="{02D57815-91ED-43cb-92C2-25804820EDAC}" xmlns:c15="${MICROSOFT}/drawing/2012/chart"><c15:fullRef><c15:sqref>Data!$A$1:$A$9</c15:sqref></c15:fullRef></c:ext></c:extLst>`;
  const { bytes, losses } = await drawn('<c:chart r:id="rId1"/>', [['chart', '/xl/charts/c.xml']], {
    'xl/charts/c.xml': `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:numRef>${filtered}<c:f>Data!$A$1:$A$5</c:f></c:numRef></c:chartSpace>`,
  });
  expect((await partText(bytes, 'xl/charts/chart1.xml'))!.match(/>[^<]*!/g)).toEqual([
    ">'Data (2)'!",
    ">'Data (2)'!",
  ]);
  expect(losses).toEqual([]);
});

test.each([
  [
    'ink',
    'xdr14',
    'excel/2010/spreadsheetDrawing',
    'customXml',
    '<xdr14:contentPart r:id="rId1"/>',
  ],
  [
    'a 3D model',
    'am3d',
    'drawing/2017/model3d',
    'model3d',
    '<xdr:graphicFrame><a:graphic><a:graphicData><am3d:model3d r:embed="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame>',
  ],
])('%s is shown by its picture', async (_, prefix, namespace, type, shown) => {
  const alternatives = (inner: string) =>
    `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:${prefix}="${MICROSOFT}/${namespace}" Requires="${prefix}">${inner}</mc:Choice><mc:Fallback><xdr:pic><a:blip r:embed="rId2"/></xdr:pic></mc:Fallback></mc:AlternateContent>`;
  const linked = alternatives('<xdr:sp><a:hlinkClick r:id="rId1"/></xdr:sp>');
  const { drawing, losses } = await drawn(
    alternatives(shown) + linked,
    [
      [type, '/xl/lain/satu.bin'],
      ['image', '/xl/media/a.png'],
    ],
    { 'xl/lain/satu.bin': 'x', 'xl/media/a.png': 'y' },
  );
  expect(drawing).toContain(
    '<mc:Choice xmlns:none="urn:none" Requires="none"/><mc:Fallback><xdr:pic><a:blip r:embed="rId2"/>',
  );
  // A shape that only loses its link is shown itself.
  expect(drawing).toContain(`Requires="${prefix}"><xdr:sp></xdr:sp></mc:Choice>`);
  expect(losses).toEqual(['other-part']);
});
