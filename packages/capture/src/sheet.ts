import { escapeExcel, SheetNames } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import type { NoteRow } from './note-rows.js';

const DATE_FORMAT = 'dd/mm/yyyy';

/** Writes a diary note into an empty sheet: running number, group, question, answer. */
export function writeDiaryNote(sheet: ExcelJS.Worksheet, rows: readonly NoteRow[]): void {
  sheet.columns = [{ width: 6 }, { width: 24 }, { width: 46 }, { width: 90 }];
  sheet.views = [{ state: 'frozen', xSplit: 2, ySplit: 1 }];
  sheet.addRow(['DIARY NOTES LIAISON']).font = { bold: true };
  for (const [position, { group, label, answer }] of rows.entries()) {
    const cell = sheet.addRow([position + 1, group, label, answer].map(asWritten)).getCell(4);
    cell.alignment = { wrapText: true, vertical: 'top' };
    if (answer instanceof Date) cell.numFmt = DATE_FORMAT;
  }
}

/** A workbook with one diary note, whose sheet has the company's name. */
export async function diaryNoteWorkbook(
  rows: readonly NoteRow[],
  company: string | null,
): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  const name = asWritten(new SheetNames().take(company ?? ''));
  writeDiaryNote(workbook.addWorksheet(name), rows);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** ExcelJS writes texts as they are, and whoever reads the sheet takes what looks like Excel's escapes for them. */
const asWritten = <Value>(value: Value) => (typeof value === 'string' ? escapeExcel(value) : value);
