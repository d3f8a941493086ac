import { setImmediate } from 'node:timers/promises';
import type { Copy } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { columnLetters } from '@lqc/workbook';
import type { Row as ExcelRow, Style, stream } from 'exceljs';
import { type WrittenCell, writeCell } from './body-cell.js';
import { headingWidth, TITLE_HEIGHT, writeGroups, writeHeader, writeTitle } from './headings.js';
import { BODY_FONT } from './house-style.js';
import type { SheetAdditions } from './parts/sheet-additions.js';
import { placeCharts, type PlottedRow } from './place-charts.js';
import { lastColumnUnder, pageBlocks } from './printing/page-blocks.js';
import { rowHeight } from './printing/text-height.js';
import { type Column, KINDS, type TableSheet } from './table.js';

const A4 = 9;
/** Of a row of notes, or of a header of one line. */
const ROW_HEIGHT = 15;
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
