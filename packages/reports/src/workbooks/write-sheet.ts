import { setImmediate } from 'node:timers/promises';
import type { Standing } from '@lqc/analysis';
import type { Copy } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { Row as ExcelRow, Style, stream, Worksheet } from 'exceljs';
import { cellText, looksLikeFormula } from './cell-text.js';
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
import { type Column, type ColumnKind, KINDS, type TableSheet } from './table.js';

const A4 = 9;
const TITLE_HEIGHT = 22;
const HEADER_HEIGHT = 32;
const AS_TEXT = '@';
/** Between so many rows the packer gets its turn, else the sheet lies in memory unpacked. */
const ROWS_AT_ONCE = 100;

/**
 * Writes one sheet: title and notes, then a table whose header stays in view, can be filtered and
 * is repeated on every printed page (A4, landscape). Rows leave memory as they are written.
 */
export async function writeSheet<Row>(
  workbook: stream.xlsx.WorkbookWriter,
  sheet: TableSheet<Row>,
  copy: Copy,
): Promise<void> {
  const { columns } = sheet;
  const notes = [say.copy[copy], ...sheet.notes];
  const grouped = columns.some(({ group }) => group !== undefined);
  const firstHeader = notes.length + 3;
  const header = grouped ? firstHeader + 1 : firstHeader;
  const worksheet = workbook.addWorksheet(sheet.name, {
    views: [
      { state: 'frozen', xSplit: sheet.frozenColumns ?? 1, ySplit: header, showGridLines: false },
    ],
    pageSetup: {
      paperSize: A4,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `${firstHeader}:${header}`,
      margins: { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.2, footer: 0.3 },
    },
    headerFooter: {
      ...(copy === 'internal' && { oddHeader: `&R${say.confidential}` }),
      oddFooter: '&L&A&R&P / &N',
    },
    properties: { outlineLevelRow: sheet.isDetail ? 1 : 0 },
  });
  worksheet.columns = columns.map(({ kind, width }) => ({ width: width ?? KINDS[kind].width }));
  writeTitle(worksheet, sheet.title, notes);
  if (grouped) writeGroups(worksheet, columns, firstHeader);
  writeHeader(worksheet.getRow(header), columns);
  worksheet.autoFilter = {
    from: { row: header, column: 1 },
    to: { row: header, column: columns.length },
  };
  const styles = new Map<string, Partial<Style>>();
  let at = header;
  for (const row of sheet.rows) {
    at += 1;
    const line = worksheet.getRow(at);
    if (sheet.isDetail?.(row)) line.outlineLevel = 1;
    columns.forEach((column, position) => writeCell(line, position + 1, column, row, styles));
    line.commit();
    if (at % ROWS_AT_ONCE === 0) await setImmediate();
  }
  worksheet.commit();
}

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
  columns: readonly Pick<Column<unknown>, 'group'>[],
  rowNumber: number,
): void {
  const row = worksheet.getRow(rowNumber);
  let from = 0;
  while (from < columns.length) {
    const { group } = columns[from]!;
    let to = from;
    while (group !== undefined && columns[to + 1]?.group === group) to += 1;
    row.getCell(from + 1).value = group ?? null;
    for (let at = from; at <= to; at += 1) styleHeader(row, at + 1, 'center');
    if (to > from) worksheet.mergeCells(rowNumber, from + 1, rowNumber, to + 1);
    from = to + 1;
  }
}

function writeHeader(
  row: ExcelRow,
  columns: readonly Pick<Column<unknown>, 'header' | 'kind'>[],
): void {
  row.height = HEADER_HEIGHT;
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
  cell.alignment = { horizontal: align, vertical: 'middle', wrapText: true };
}

function writeCell<Row>(
  line: ExcelRow,
  at: number,
  column: Column<Row>,
  row: Row,
  styles: Map<string, Partial<Style>>,
): void {
  const kind = column.kindOf?.(row) ?? column.kind;
  const standing = column.standing?.(row) ?? 'open';
  const given = standing === 'withheld' ? null : column.value(row);
  const cell = line.getCell(at);
  const value = given ?? (standing === 'withheld' ? say.withheld : KINDS[kind].missing);
  if (typeof value === 'string') cell.value = cellText(value);
  else if (value !== null) cell.value = kind === 'share' ? value / 100 : value;
  const tone = given === null ? 'muted' : toneIn(standing, column.tone?.(row), kind, given);
  const asText = typeof value === 'string' && looksLikeFormula(value);
  const key = `${kind}|${tone}|${asText}`;
  let style = styles.get(key);
  if (!style) styles.set(key, (style = bodyStyle(kind, tone, asText)));
  cell.style = style;
}

function toneIn(
  standing: Standing,
  own: Tone | undefined,
  kind: ColumnKind,
  value: string | number,
): Tone | undefined {
  if (standing === 'few' && value !== 0) return 'few';
  return own ?? toneOf(kind, value);
}

function toneOf(kind: ColumnKind, value: string | number): Tone | undefined {
  if ((kind !== 'change' && kind !== 'scoreChange') || typeof value !== 'number') return undefined;
  if (value === 0) return 'same';
  return value > 0 ? 'rise' : 'fall';
}

function bodyStyle(kind: ColumnKind, tone: Tone | undefined, asText: boolean): Partial<Style> {
  const { numberFormat, align, wrap } = KINDS[kind];
  const marked = tone && TONES[tone];
  // In a cell of Excel's text format even an edited "=1+1" stays what was said.
  const format = asText ? AS_TEXT : numberFormat && markedFormat(numberFormat, tone);
  return {
    font: marked?.font ?? BODY_FONT,
    ...(marked?.fill && { fill: marked.fill }),
    border: BODY_BORDER,
    alignment: { horizontal: align, vertical: 'top', wrapText: wrap },
    ...(format && { numFmt: format }),
  };
}

/** Figures of few answers bear a star: colours alone are lost in print. */
function markedFormat(format: string, tone: Tone | undefined): string {
  if (tone !== 'few') return format;
  return format
    .split(';')
    .map((part) => `${part}"*"`)
    .join(';');
}
