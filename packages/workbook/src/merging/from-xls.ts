import { Buffer } from 'node:buffer';
import * as XLSX from '@e965/xlsx';
import type { WorkbookLimits } from '../limits.js';
import { openWorkbook } from '../open-workbook.js';
import { workbookStream } from '../xls/compound-file.js';
import type { Losses } from './losses.js';

/** A `.xls` as `.xlsx`: values, number formats, merges and widths. */
export async function convertXls(
  bytes: Buffer,
  limits: WorkbookLimits,
  _losses: Losses,
): Promise<Buffer> {
  // Refuses what is no workbook, and sheets beyond the limits, with the reason.
  for await (const _ of (await openWorkbook(bytes, limits)).sheets());
  const book = XLSX.read(workbookStream(bytes), { type: 'buffer', cellNF: true, cellFormula: false, cellHTML: false, cellText: false });
  return Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}
