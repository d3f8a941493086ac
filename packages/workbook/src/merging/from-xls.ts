import { Buffer } from 'node:buffer';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { CellObject, WorkBook } from '@e965/xlsx';
import { CELL_MAX_CHARACTERS, getOrInsert } from '@lqc/contracts';
import { FIRST_CUSTOM_FORMAT } from '../built-in-formats.js';
import { cellReference } from '../cell.js';
import type { WorkbookLimits } from '../limits.js';
import { escapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import type { MergedCells } from '../sheet.js';
import { errorCode, mergedCellsOf } from '../xls/cells.js';
import { isWorksheet, parseXls, filledCells, visibilityIn } from '../xls/parse-xls.js';
import { Interned } from './interned.js';
import type { Losses } from './losses.js';
import { type Markup, toMarkup } from './markup.js';
import { MergeError } from './merge-error.js';
import { stateOf } from './merged-workbook.js';
import { NAMESPACES, PROLOG } from './namespaces.js';
import { relationshipsMarkup } from './parts/relationships-markup.js';
import { readXlsLayouts, type XlsLayout, type XlsRow } from './xls-layout.js';
import { deflatePart, ZipWriter } from '../zip/zip-writer.js';

const WORKBOOK = 'xl/workbook.xml';

/**
 * Converts a `.xls` to an `.xlsx` with its values, number formats, merged cells, widths and heights.
 * Everything else is lost, from fonts to pictures, which is one loss of the file; formulas become the
 * values that Excel last calculated.
 *
 * @returns the bytes of the `.xlsx`
 * @throws WorkbookError as `parseXls` does and beyond the limits; MergeError when it has no worksheet
 */
export async function convertXls(
  bytes: Buffer,
  limits: WorkbookLimits,
  losses: Losses,
): Promise<Buffer> {
  const book = parseXls(bytes);
  const layouts = readXlsLayouts(bytes);
  const tables = { sharedStrings: new Interned(), formats: new Interned() };
  tables.formats.add('General');
  const sheets: { readonly markup: Markup; readonly xml: Markup }[] = [];
  let cells = 0;
  for (const [position, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (!isWorksheet(sheet)) {
      losses.add('other-sheet', name);
      continue;
    }
    const written = new SheetWriter(name, tables, limits, losses);
    for (const { row, column, cell } of filledCells(sheet)) written.add(row, column, cell);
    cells += written.cells;
    if (cells > limits.cells) throw new WorkbookError('WORKBOOK_TOO_MANY_CELLS');
    const number = sheets.length + 1;
    sheets.push({
      markup: `<sheet name="${toMarkup(escapeExcel(name))}" sheetId="${number}"${stateOf(visibilityIn(book, position))} r:id="s${number}"/>`,
      xml: written.xml(layouts[position], mergedCellsOf(sheet)),
    });
    losses.add('converted-formula', name, layouts[position]?.formulas ?? 0);
  }
  if (sheets.length === 0) throw new MergeError('MERGE_NO_VISIBLE_SHEET');
  losses.add('converted-file');
  return packaged(book, sheets, tables);
}

interface Tables {
  readonly sharedStrings: Interned;
  readonly formats: Interned;
}

class SheetWriter {
  cells = 0;
  readonly #rows = new Map<number, Markup[]>();

  constructor(
    private readonly name: string,
    private readonly tables: Tables,
    private readonly limits: WorkbookLimits,
    private readonly losses: Losses,
  ) {}

  add(row: number, column: number, cell: CellObject): void {
    const value = this.#value(cell);
    if (value === null) return;
    if (row >= this.limits.rows || column >= this.limits.columns)
      throw new WorkbookError('WORKBOOK_REFERENCE_OUT_OF_RANGE');
    const format = this.tables.formats.add(typeof cell.z === 'string' ? cell.z : 'General');
    const written = `<c r="${cellReference(row + 1, column + 1)}" s="${format}"${value}</c>`;
    getOrInsert(this.#rows, row, () => []).push(written);
    this.cells += 1;
  }

  /** The rest of the cell's start tag and its value; null when the cell is blank. */
  #value({ t: type, v: value }: CellObject): Markup | null {
    if (type === 'z' || value === undefined || value === null || value === '') return null;
    if (type === 'e') return ` t="e"><v>${errorCode(value)}</v>`;
    if (typeof value === 'boolean') return ` t="b"><v>${Number(value)}</v>`;
    if (typeof value === 'number')
      return Number.isFinite(value) ? `><v>${value}</v>` : ' t="e"><v>#NUM!</v>';
    return ` t="s"><v>${this.tables.sharedStrings.add(this.#text(String(value)))}</v>`;
  }

  #text(text: string): Markup {
    if (text.length > CELL_MAX_CHARACTERS) this.losses.add('cut-text', this.name);
    const shown = text.slice(0, CELL_MAX_CHARACTERS).replaceAll('\u0000', '');
    return `<t xml:space="preserve">${toMarkup(escapeExcel(shown))}</t>`;
  }

  xml(layout: XlsLayout | undefined, merges: readonly MergedCells[]): Markup {
    const { columns = new Map() } = layout ?? {};
    const cols = [...columns].map(
      ([at, { width, hidden }]) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"${hidden ? ' hidden="1"' : ''}/>`,
    );
    const merged = merges.map(
      ({ top, left, bottom, right }) =>
        `<mergeCell ref="${cellReference(top, left)}:${cellReference(bottom, right)}"/>`,
    );
    return [
      `${PROLOG}<worksheet xmlns="${NAMESPACES.main}">`,
      layout ? formatOf(layout) : '',
      cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
      `<sheetData>${this.#sheetData(layout)}</sheetData>`,
      merged.length > 0
        ? `<mergeCells count="${merged.length}">${merged.join('')}</mergeCells>`
        : '',
      '</worksheet>',
    ].join('');
  }

  #sheetData(layout: XlsLayout | undefined): Markup {
    const rows = layout?.rows ?? new Map<number, XlsRow>();
    const written = new Set(this.#rows.keys());
    for (const [row, { hidden, height }] of rows)
      // When rows are hidden by default, each visible row must be written.
      if (hidden || height !== null || layout!.defaultRow.hidden) written.add(row);
    return [...written]
      .toSorted((a, b) => a - b)
      .map((row) => {
        const { hidden = false, height = null } = rows.get(row) ?? {};
        const shown = `${height === null ? '' : ` ht="${height}" customHeight="1"`}${hidden ? ' hidden="1"' : ''}`;
        return `<row r="${row + 1}"${shown}>${this.#rows.get(row)?.join('') ?? ''}</row>`;
      })
      .join('');
  }
}

const USUAL_HEIGHT = 15;

function formatOf({ defaultRow: { hidden, height }, digits, width }: XlsLayout): Markup {
  const columns = `${digits === undefined ? '' : ` baseColWidth="${digits}"`}${width === undefined ? '' : ` defaultColWidth="${width}"`}`;
  const set = height === null ? '' : ' customHeight="1"';
  return `<sheetFormatPr${columns} defaultRowHeight="${height ?? USUAL_HEIGHT}"${set}${hidden ? ' zeroHeight="1"' : ''}/>`;
}

async function packaged(
  book: WorkBook,
  sheets: readonly { readonly markup: Markup; readonly xml: Markup }[],
  { sharedStrings, formats }: Tables,
): Promise<Buffer> {
  const office = (type: string) => `${NAMESPACES.office}/${type}`;
  const path = (at: number) => `xl/worksheets/sheet${at + 1}.xml`;
  const relationships = sheets.map((_, at) => ({
    id: `s${at + 1}`,
    typeUri: office('worksheet'),
    target: path(at),
  }));
  const calendar = book.Workbook?.WBProps?.date1904 === true ? ' date1904="1"' : '';
  const parts: Readonly<Record<string, Markup>> = {
    '_rels/.rels': relationshipsMarkup('', [
      { id: 'w', typeUri: office('officeDocument'), target: WORKBOOK },
    ]),
    [WORKBOOK]: `${PROLOG}<workbook xmlns="${NAMESPACES.main}" xmlns:r="${NAMESPACES.office}"><workbookPr${calendar}/><sheets>${sheets.map(({ markup }) => markup).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationshipsMarkup(WORKBOOK, [
      ...relationships,
      { id: 'st', typeUri: office('styles'), target: 'xl/styles.xml' },
      { id: 'ss', typeUri: office('sharedStrings'), target: 'xl/sharedStrings.xml' },
    ]),
    'xl/styles.xml': stylesOf(formats),
    'xl/sharedStrings.xml': `${PROLOG}<sst xmlns="${NAMESPACES.main}">${sharedStrings.items.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [path(at), xml])),
  };
  const out = new PassThrough();
  const written = buffer(out);
  const zip = new ZipWriter(out);
  for (const [at, markup] of Object.entries(parts))
    await zip.add(deflatePart(at, Buffer.from(markup, 'latin1'), { level: 0 }));
  await zip.end();
  out.end();
  return written;
}

/** Dates that Excel shows in the order of the reader's country, by the American code that SheetJS tells. */
const OF_COUNTRY: ReadonlyMap<string, number> = new Map([
  ['m/d/yy', 14],
  ['m/d/yy h:mm', 22],
]);

/** Excel's default styles, with the number formats in use. */
function stylesOf({ items: codes }: Interned): Markup {
  const formats = codes.map(
    (code, at) =>
      `<numFmt numFmtId="${FIRST_CUSTOM_FORMAT + at}" formatCode="${toMarkup(escapeExcel(code))}"/>`,
  );
  const xf = (format: number, more = '') =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0"${more}/>`;
  const cellXfs = codes.map((code, at) =>
    at === 0
      ? xf(0, ' xfId="0"')
      : xf(OF_COUNTRY.get(code) ?? FIRST_CUSTOM_FORMAT + at, ' xfId="0" applyNumberFormat="1"'),
  );
  return [
    `${PROLOG}<styleSheet xmlns="${NAMESPACES.main}"><numFmts count="${codes.length - 1}">${formats.slice(1).join('')}</numFmts>`,
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>',
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    `<cellStyleXfs count="1">${xf(0)}</cellStyleXfs><cellXfs count="${codes.length}">${cellXfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
