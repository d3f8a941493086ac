import { NOTE_LABELS } from '@lqc/contracts';
import { escapeExcel, SheetNames } from '@lqc/workbook';
import ExcelJS from 'exceljs';
import type { NoteRow } from './note-rows.js';

const DATE_FORMAT = 'dd/mm/yyyy';

const A4 = 9;
/** Of a page's head or foot with all of its parts. */
const HEAD_MAX_CHARACTERS = 255;

/**
 * Writes a diary note into an empty sheet: running number, group, question, answer. It is printed on A4 with
 * questions and answers beside each other, under the company and the quarter that it is of.
 */
export function writeDiaryNote(sheet: ExcelJS.Worksheet, rows: readonly NoteRow[]): void {
  sheet.columns = [{ width: 6 }, { width: 24 }, { width: 46 }, { width: 90 }];
  sheet.views = [{ state: 'frozen', xSplit: 2, ySplit: 1 }];
  sheet.pageSetup = {
    ...sheet.pageSetup,
    paperSize: A4,
    orientation: 'landscape',
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: 0,
    margins: { left: 0.4, right: 0.4, top: 0.7, bottom: 0.6, header: 0.3, footer: 0.3 },
  };
  sheet.headerFooter.oddHeader = pageHead(rows);
  sheet.headerFooter.oddFooter = '&L&A&R&P / &N';
  sheet.addRow(['DIARY NOTES LIAISON']).font = { bold: true };
  for (const [position, { group, label, answer }] of rows.entries()) {
    const cell = sheet.addRow([position + 1, group, label, answer].map(asWritten)).getCell(4);
    cell.alignment = { wrapText: true, vertical: 'top' };
    if (answer instanceof Date) cell.numFmt = DATE_FORMAT;
  }
}

/** Company and quarter as Excel writes them above a page, where `&` begins a code. */
function pageHead(rows: readonly NoteRow[]): string {
  const asText = (label: string, most: number) => {
    const answer = rows.find((row) => row.label === label)?.answer ?? '';
    const words = [...String(answer).replace(/\s+/g, ' ')].map((one) => (one === '&' ? '&&' : one));
    while (asWritten(words.join('')).length > most) words.pop();
    return asWritten(words.join(''));
  };
  const quarter = asText(NOTE_LABELS.quarter, 60);
  return `&L${asText(NOTE_LABELS.company, HEAD_MAX_CHARACTERS - quarter.length - 4)}&R${quarter}`;
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
