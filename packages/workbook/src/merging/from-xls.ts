import { Buffer } from 'node:buffer';
import * as XLSX from '@e965/xlsx';
import type { WorkbookLimits } from '../limits.js';
import { openWorkbook } from '../open-workbook.js';
import { workbookStream } from '../xls/compound-file.js';
import type { Losses } from './losses.js';
import { readXlsLayouts } from './xls-layout.js';

/**
 * A `.xls` as `.xlsx`: values, number formats, merges, widths and heights. Fonts and colours are not
 * read; formulas stand as the value that Excel last saw.
 */
export async function convertXls(
  bytes: Buffer,
  limits: WorkbookLimits,
  losses: Losses,
): Promise<Buffer> {
  // Refuses what is no workbook, and sheets beyond the limits, with the reason.
  for await (const _ of (await openWorkbook(bytes, limits)).sheets());
  const book = XLSX.read(workbookStream(bytes), {
    type: 'buffer',
    cellNF: true,
    cellFormula: false,
    cellHTML: false,
    cellText: false,
  });
  const layouts = readXlsLayouts(bytes);
  for (const [position, name] of [...book.SheetNames].entries()) {
    const sheet = book.Sheets[name];
    const layout = layouts[position];
    if (!sheet || (sheet['!type'] ?? 'sheet') !== 'sheet') {
      losses.add('other-sheet', name);
      XLSX.utils.book_set_sheet_visibility(book, position, 1);
      book.Sheets[name] = {};
      continue;
    }
    if (!layout) continue;
    sheet['!merges'] = layout.merges;
    sheet['!cols'] = layout.columns;
    sheet['!rows'] = layout.rows;
    losses.add('converted-formula', name, layout.formulas);
  }
  return Buffer.from(
    XLSX.write(book, {
      type: 'buffer',
      bookType: 'xlsx',
      compression: true,
      cellStyles: true,
    }) as Uint8Array,
  );
}
