import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { editPackage } from '@lqc/workbook';
import { HOUSE_FONT } from '../../fonts.js';
import { type ChartPart, chartXml } from './chart-part.js';
import { drawingXml, type ChartPosition } from './drawing-part.js';
import { escaped } from '../../xml-text.js';
import { cellsOfSheet, XML_HEAD } from './xml.js';

/** Features of a sheet that exceljs cannot write. */
export interface SheetAdditions {
  readonly name: string;
  /** Ranges such as `$A$1:$O$40`, each printed on separate pages; a single one is the whole sheet. */
  readonly printAreas: readonly string[];
  /** The rows after which a new page begins, so that no chart is cut. */
  readonly breaksAfter: readonly number[];
  readonly charts: readonly (ChartPart & { readonly position: ChartPosition })[];
}

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument';
const LAST_COLUMN = 16_383;
/** The workbook's first font, in whose digits column widths are measured. Exceljs always writes Calibri. */
const FIRST_FONT = /(?<=<fonts[^>]*>)<font>.*?<\/font>/;
const HOUSE_FONT_PART = `<font><sz val="10"/><color theme="1"/><name val="${HOUSE_FONT}"/><family val="2"/></font>`;

/**
 * A workbook that exceljs made with charts, print areas and page breaks, and the house's font as its first font.
 *
 * @param additions by the position of the sheet, from 1
 */
export async function withAdditions(
  bytes: Buffer,
  additions: ReadonlyMap<number, SheetAdditions>,
): Promise<Buffer> {
  const changed = new Map([
    ['xl/styles.xml', withHouseFont],
    ['xl/workbook.xml', withPrintAreas(additions)],
  ]);
  const added = new Map<string, string>();
  const types: string[] = [];
  let charts = 0;
  for (const [position, sheet] of additions) {
    if (sheet.charts.length === 0) continue;
    changed.set(`xl/worksheets/sheet${position}.xml`, (xml) =>
      xml.replace('</worksheet>', () => `${breakXml(sheet)}${DRAWING}</worksheet>`),
    );
    const targets = sheet.charts.map((chart) => {
      charts += 1;
      added.set(`xl/charts/chart${charts}.xml`, chartXml(chart));
      types.push(override(`/xl/charts/chart${charts}.xml`, 'drawingml.chart+xml'));
      return { type: 'chart', target: `../charts/chart${charts}.xml` };
    });
    added.set(`xl/drawings/drawing${position}.xml`, drawingXml(sheet.charts));
    added.set(`xl/drawings/_rels/drawing${position}.xml.rels`, relationships(targets));
    types.push(override(`/xl/drawings/drawing${position}.xml`, 'drawing+xml'));
    const drawing = { type: 'drawing', target: `../drawings/drawing${position}.xml` };
    added.set(`xl/worksheets/_rels/sheet${position}.xml.rels`, relationships([drawing]));
  }
  if (types.length > 0)
    changed.set('[Content_Types].xml', (xml) =>
      xml.replace('</Types>', `${types.join('')}</Types>`),
    );
  const out = new PassThrough();
  const written = buffer(out);
  await editPackage(bytes, out, { changed, added });
  out.end();
  return written;
}

const withHouseFont = (styles: string) => styles.replace(FIRST_FONT, HOUSE_FONT_PART);

/** Adds the print areas of sheets that name them: of several, Excel needs one name for all of them, exceljs writes one each. */
function withPrintAreas(additions: ReadonlyMap<number, SheetAdditions>) {
  const names = [...additions].flatMap(([position, { name, printAreas }]) => {
    if (printAreas.length === 0) return [];
    const areas = printAreas.map((cells) => cellsOfSheet(name, cells)).join(',');
    const attributes = `name="_xlnm.Print_Area" localSheetId="${position - 1}"`;
    return [`<definedName ${attributes}>${escaped(areas)}</definedName>`];
  });
  return (workbook: string) =>
    workbook.replace('<definedNames>', () => `<definedNames>${names.join('')}`);
}

const DRAWING = `<drawing xmlns:r="${OFFICE}" r:id="rId1"/>`;

function breakXml({ breaksAfter }: SheetAdditions): string {
  const count = breaksAfter.length;
  if (count === 0) return '';
  const breaks = breaksAfter.map((row) => `<brk id="${row}" max="${LAST_COLUMN}" man="1"/>`);
  return `<rowBreaks count="${count}" manualBreakCount="${count}">${breaks.join('')}</rowBreaks>`;
}

const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${CONTENT_TYPE}.${type}"/>`;

function relationships(of: readonly { type: string; target: string }[]): string {
  const each = of.map(
    ({ type, target }, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}
