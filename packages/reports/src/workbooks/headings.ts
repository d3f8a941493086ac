import type { Row as ExcelRow, Worksheet } from 'exceljs';
import { columnGroups } from '../column-groups.js';
import { cellText } from './cell-text.js';
import {
  HEADER_BORDER,
  HEADER_FILL,
  HEADER_FONT,
  indentOf,
  NOTE_FONT,
  TITLE_FONT,
} from './house-style.js';
import { lineWidth, rowHeight, type WrappedText } from './printing/text-height.js';
import { type Column, KINDS } from './table.js';

export const TITLE_HEIGHT = 22;
const BOLD_IS_WIDER = 1.1;

/** The width in characters of the longest line above the table. */
export const headingWidth = (title: string, notes: readonly string[]) =>
  Math.max(
    lineWidth(title, TITLE_FONT.size! * BOLD_IS_WIDER),
    ...notes.map((note) => lineWidth(note, NOTE_FONT.size!)),
  );

/** The title, and the notes below it, a row each. */
export function writeTitle(worksheet: Worksheet, title: string, notes: readonly string[]): void {
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

/** What several columns have in common, above their headers. */
export function writeGroups(
  worksheet: Worksheet,
  columns: readonly (Pick<Column<unknown>, 'group'> & { readonly width: number })[],
  rowNumber: number,
): void {
  const row = worksheet.getRow(rowNumber);
  const wrapped: WrappedText[] = [];
  for (const { group, from, to } of columnGroups(columns)) {
    row.getCell(from + 1).value = group ?? null;
    const width = columns.slice(from, to).reduce((sum, one) => sum + one.width, 0);
    wrapped.push({ text: group ?? '', width });
    for (let at = from; at < to; at += 1) styleHeader(row, at + 1, 'center');
    if (to - from > 1) worksheet.mergeCells(rowNumber, from + 1, rowNumber, to);
  }
  row.height = rowHeight(wrapped, HEADER_FONT.size! * BOLD_IS_WIDER);
}

/** The columns' headers. */
export function writeHeader(
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
