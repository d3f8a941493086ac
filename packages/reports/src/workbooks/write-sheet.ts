import { setImmediate } from 'node:timers/promises';
import type { Disclosure } from '@lqc/analysis';
import { type Copy, looksLikeFormula } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { roundHalfUp } from '@lqc/statistics';
import { columnLetters } from '@lqc/workbook';
import type { Row as ExcelRow, Style, stream, Worksheet } from 'exceljs';
import { isMarkedFew } from '../marked-few.js';
import { cellText } from './cell-text.js';
import {
  BODY_BORDER,
  BODY_FONT,
  HEADER_BORDER,
  HEADER_FILL,
  HEADER_FONT,
  NOTE_FONT,
  TITLE_FONT,
  type Tone,
  TONES,
} from './house-style.js';
import type { SheetAdditions } from './parts/sheet-additions.js';
import { placeCharts, type PlottedRow } from './place-charts.js';
import { lastColumnUnder, pageBlocks } from './printing/page-blocks.js';
import { lineWidth, partsOfRows, rowHeight, type WrappedText } from './printing/text-height.js';
import { type Column, type ColumnKind, KINDS, type TableSheet } from './table.js';

const A4 = 9;
const TITLE_HEIGHT = 22;
const BOLD_IS_WIDER = 1.1;
/** Of a row of notes, or of a header of one line. */
const ROW_HEIGHT = 15;
const AS_TEXT = '@';
/** Between so many rows the packer gets its turn, else the sheet lies in memory unpacked. */
const ROWS_AT_ONCE = 100;

/**
 * Writes one sheet: title and notes, then a table whose header stays in view, can be filtered and
 * is repeated on every printed page (A4, landscape). Rows leave memory as they are written.
 *
 * @returns what the sheet has that its writer cannot write
 */
export async function writeSheet<Row>(
  workbook: stream.xlsx.WorkbookWriter,
  sheet: TableSheet<Row>,
  copy: Copy,
): Promise<SheetAdditions> {
  const columns = sheet.columns.map((column) => ({
    ...column,
    width: column.width ?? KINDS[column.kind].width,
  }));
  const notes = [say.copy[copy], ...sheet.notes];
  const grouped = columns.some(({ group }) => group !== undefined);
  const firstHeader = notes.length + 3;
  const header = grouped ? firstHeader + 1 : firstHeader;
  const repeated = sheet.frozenColumns ?? 1;
  const text = headingWidth(sheet.title, notes);
  const pages = pageBlocks(columns, repeated, text);
  const worksheet = workbook.addWorksheet(sheet.name, {
    views: [{ state: 'frozen', xSplit: repeated, ySplit: header, showGridLines: false }],
    pageSetup: {
      paperSize: A4,
      orientation: 'landscape',
      // What is fitted to pages would know no break before its charts.
      scale: pages.scalePercent,
      ...(pages.blocks.length > 1 && { printTitlesColumn: `A:${columnLetters(repeated)}` }),
      printTitlesRow: `${firstHeader}:${header}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.2, footer: 0.3 },
    },
    headerFooter: {
      ...(copy === 'internal' && { oddHeader: `&R${say.confidential}` }),
      oddFooter: '&L&A&R&P / &N',
    },
    properties: {
      outlineLevelRow: sheet.isDetail ? 1 : 0,
      outlineProperties: { summaryBelow: false, summaryRight: false },
    },
  });
  worksheet.columns = columns.map(({ width }) => ({ width }));
  writeTitle(worksheet, sheet.title, notes);
  if (grouped) writeGroups(worksheet, columns, firstHeader);
  writeHeader(worksheet.getRow(header), columns);
  let repeatedHeight = 0;
  for (let row = firstHeader; row <= header; row += 1)
    repeatedHeight += worksheet.getRow(row).height;
  worksheet.autoFilter = {
    from: { row: header, column: 1 },
    to: { row: header, column: columns.length },
  };
  const styles = new Map<string, Partial<Style>>();
  const plotted: PlottedRow[] = [];
  let at = header;
  let height = TITLE_HEIGHT + header * ROW_HEIGHT;
  for (const row of sheet.rows) {
    at += 1;
    const line = worksheet.getRow(at);
    const cells = columns.map((column, position) =>
      writeCell(line, position + 1, column, row, { copy, styles }),
    );
    if (sheet.isDetail?.(row)) foldable(line);
    else plotted.push({ row: at, cells: cells.map(({ shows }) => shows) });
    height += finish(line, cells);
    for (const part of goingOn(cells)) {
      at += 1;
      const next = worksheet.getRow(at);
      const own = columns.map((column, position) =>
        writeCell(next, position + 1, withText(column, part[position]!), row, { copy, styles }),
      );
      if (sheet.isDetail?.(row)) foldable(next);
      height += finish(next, own);
    }
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
  }
  const { scalePercent, blocks } = pages;
  const rows = { header, plotted, last: at, height, repeatedHeight, scalePercent };
  const charts = placeCharts(sheet, rows);
  worksheet.commit();
  const isOneBlock = blocks.length === 1;
  const headings = lastColumnUnder(text, columns, scalePercent);
  const isWhole = isOneBlock && (headings === columns.length || charts.charts.length > 0);
  const printAreas = blocks.map(([from, end], block) => {
    const to = isOneBlock ? headings : end;
    // What stands above the table and below it belongs to its first page.
    const [first, last] = block === 0 ? [1, charts.lastRow] : [firstHeader, at];
    return `$${columnLetters(from)}$${first}:$${columnLetters(to)}$${last}`;
  });
  return { name: sheet.name, printAreas: isWhole ? [] : printAreas, ...charts };
}

/** Makes a row high enough for its texts and ends it; its height in points. */
function finish(line: ExcelRow, cells: readonly WrittenCell[]): number {
  line.height = rowHeight(
    cells.flatMap(({ parts, width }) =>
      parts[0] === undefined ? [] : [{ text: parts[0], width }],
    ),
    BODY_FONT.size!,
  );
  const { height } = line;
  line.commit();
  return height;
}

/** The texts of the rows in which a row goes on whose texts are longer than a row can be high, under its name. */
function goingOn(cells: readonly WrittenCell[]): (string | null)[][] {
  const rows = Math.max(1, ...cells.map(({ parts }) => parts.length));
  const name = cells[0]?.parts.length === 1 ? say.goesOn(cells[0].parts[0]!) : null;
  return Array.from({ length: rows - 1 }, (_, at) =>
    cells.map(({ parts }, position) => parts[at + 1] ?? (position === 0 ? name : null)),
  );
}

/** The column in a row that only goes on with texts: a figure stands once. */
const withText = <Row>(
  { width, kind }: Column<Row> & { readonly width: number },
  text: string | null,
) => ({ header: '', width, kind: text === null ? ('text' as const) : kind, value: () => text });

/** Exceljs calls every row of the deepest level collapsed, although it shows. */
function foldable(line: ExcelRow): void {
  line.outlineLevel = 1;
  Object.defineProperty(line, 'collapsed', { value: false });
}

/** The width in characters of the longest line above the table. */
const headingWidth = (title: string, notes: readonly string[]) =>
  Math.max(
    lineWidth(title, TITLE_FONT.size! * BOLD_IS_WIDER),
    ...notes.map((note) => lineWidth(note, NOTE_FONT.size!)),
  );

function writeTitle(worksheet: Worksheet, title: string, notes: readonly string[]): void {
  const first = worksheet.getRow(1);
  first.height = TITLE_HEIGHT;
  first.getCell(1).value = cellText(title);
  first.getCell(1).font = TITLE_FONT;
  notes.forEach((note, index) => {
    const cell = worksheet.getRow(index + 2).getCell(1);
    cell.value = cellText(note);
    cell.font = NOTE_FONT;
  });
}

function writeGroups(
  worksheet: Worksheet,
  columns: readonly (Pick<Column<unknown>, 'group'> & { readonly width: number })[],
  rowNumber: number,
): void {
  const row = worksheet.getRow(rowNumber);
  const wrapped: WrappedText[] = [];
  let from = 0;
  while (from < columns.length) {
    const { group } = columns[from]!;
    let to = from;
    while (group !== undefined && columns[to + 1]?.group === group) to += 1;
    row.getCell(from + 1).value = group ?? null;
    const width = columns.slice(from, to + 1).reduce((sum, one) => sum + one.width, 0);
    wrapped.push({ text: group ?? '', width });
    for (let at = from; at <= to; at += 1) styleHeader(row, at + 1, 'center');
    if (to > from) worksheet.mergeCells(rowNumber, from + 1, rowNumber, to + 1);
    from = to + 1;
  }
  row.height = rowHeight(wrapped, HEADER_FONT.size! * BOLD_IS_WIDER);
}

function writeHeader(
  row: ExcelRow,
  columns: readonly (Pick<Column<unknown>, 'header' | 'kind'> & { readonly width: number })[],
): void {
  row.height = rowHeight(
    columns.map(({ header, width }) => ({ text: header, width })),
    HEADER_FONT.size! * BOLD_IS_WIDER,
  );
  columns.forEach(({ header, kind }, position) => {
    row.getCell(position + 1).value = cellText(header);
    styleHeader(row, position + 1, KINDS[kind].align);
  });
}

function styleHeader(row: ExcelRow, column: number, align: 'left' | 'right' | 'center'): void {
  const cell = row.getCell(column);
  cell.font = HEADER_FONT;
  cell.fill = HEADER_FILL;
  cell.border = HEADER_BORDER;
  cell.alignment = {
    horizontal: align,
    vertical: 'middle',
    wrapText: true,
    indent: indentOf(align, column === 1),
  };
}

interface WrittenCell {
  /** Of a text that is wrapped what the row shows and, where it has no room, what rows after it do. */
  readonly parts: readonly string[];
  /** In characters. */
  readonly width: number;
  readonly shows: PlottedRow['cells'][number];
}

/** Writes a cell, and tells what it shows. */
function writeCell<Row>(
  line: ExcelRow,
  at: number,
  column: Column<Row> & { readonly width: number },
  row: Row,
  { copy, styles }: { readonly copy: Copy; readonly styles: Map<string, Partial<Style>> },
): WrittenCell {
  const kind = column.kindOf?.(row) ?? column.kind;
  const disclosure = column.disclosure?.(row) ?? 'open';
  const whole = disclosure === 'withheld' ? null : column.value(row);
  const given = copy === 'release' ? asShown(whole, kind) : whole;
  const cell = line.getCell(at);
  const value = given ?? (disclosure === 'withheld' ? say.withheld : KINDS[kind].missing);
  const { width } = column;
  const parts =
    KINDS[kind].wrap && typeof value === 'string'
      ? partsOfRows({ text: value, width }, BODY_FONT.size!)
      : [];
  if (kind === 'date' && given !== null) cell.value = new Date(`${given}T00:00:00Z`);
  else if (typeof value === 'string') cell.value = cellText(parts[0] ?? value);
  else if (value !== null) cell.value = kind === 'share' ? value / 100 : value;
  const tone = given === null ? 'muted' : toneIn(disclosure, column.tone?.(row), kind, given);
  const asText = typeof value === 'string' && looksLikeFormula(value);
  const isFirst = at === 1;
  const key = `${kind}|${tone}|${asText}|${isFirst}`;
  let style = styles.get(key);
  if (!style) styles.set(key, (style = bodyStyle(kind, tone, asText, isFirst)));
  cell.style = style;
  return {
    parts,
    width,
    shows:
      typeof given === 'number' ? 'figure' : value === KINDS[kind].missing ? 'missing' : 'withheld',
  };
}

/** The digits behind those that are shown would tell what a figure was made of. */
function asShown(value: string | number | null, kind: ColumnKind): string | number | null {
  const { decimals } = KINDS[kind];
  return typeof value === 'number' && decimals !== undefined ? roundHalfUp(value, decimals) : value;
}

function toneIn(
  disclosure: Disclosure,
  own: Tone | undefined,
  kind: ColumnKind,
  value: string | number,
): Tone | undefined {
  if (isMarkedFew(value, kind, disclosure)) return 'few';
  return own ?? toneOf(kind, value);
}

function toneOf(kind: ColumnKind, value: string | number): Tone | undefined {
  if ((kind !== 'change' && kind !== 'scoreChange') || typeof value !== 'number') return undefined;
  if (value === 0) return 'same';
  return value > 0 ? 'rise' : 'fall';
}

function bodyStyle(
  kind: ColumnKind,
  tone: Tone | undefined,
  asText: boolean,
  isFirst: boolean,
): Partial<Style> {
  const { numberFormat, align, wrap } = KINDS[kind];
  const marked = tone && TONES[tone];
  // In a cell of Excel's text format even an edited "=1+1" stays what was said.
  const format = asText ? AS_TEXT : numberFormat && markedFormat(numberFormat, tone);
  return {
    font: marked?.font ?? BODY_FONT,
    ...(marked?.fill && { fill: marked.fill }),
    border: BODY_BORDER,
    alignment: {
      horizontal: align,
      vertical: 'top',
      wrapText: wrap,
      indent: indentOf(align, isFirst),
    },
    ...(format && { numFmt: format }),
  };
}

/** A text beside figures keeps off them. */
const indentOf = (align: 'left' | 'right' | 'center', isFirst: boolean) =>
  align === 'left' && !isFirst ? 1 : 0;

/** Figures of few answers bear a star: colours alone are lost in print. */
function markedFormat(format: string, tone: Tone | undefined): string {
  if (tone !== 'few') return format;
  return format
    .split(';')
    .map((part) => `${part}"*"`)
    .join(';');
}
