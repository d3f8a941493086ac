import type { Writable } from 'node:stream';
import type { Copy } from '@lqc/contracts';
import exceljs from 'exceljs';
import type { TableSheet } from './table.js';
import { writeSheet } from './write-sheet.js';

/** A sheet of whatever rows, ready to be written. */
export type Sheet = (workbook: exceljs.stream.xlsx.WorkbookWriter, copy: Copy) => Promise<void>;

export function sheet<Row>(table: TableSheet<Row>): Sheet {
  return (workbook, copy) => writeSheet(workbook, table, copy);
}

interface WorkbookFile {
  readonly title: string;
  readonly copy: Copy;
  /** The moment the file's properties name. */
  readonly madeAt: Date;
  readonly sheets: Iterable<Sheet>;
}

/**
 * Writes a workbook of these sheets to `out` and ends it. Each sheet is asked for when its turn
 * comes.
 */
export async function writeWorkbook(
  out: Writable,
  { title, copy, madeAt, sheets }: WorkbookFile,
): Promise<void> {
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream: out,
    useStyles: true,
    useSharedStrings: true,
  });
  workbook.title = title;
  workbook.creator = 'Liaison Quick Capture';
  workbook.lastModifiedBy = workbook.creator;
  workbook.created = madeAt;
  workbook.modified = madeAt;
  // Sheets point to the workbook's first window.
  workbook.views = [
    {
      x: 0,
      y: 0,
      width: 24_000,
      height: 14_000,
      firstSheet: 0,
      activeTab: 0,
      visibility: 'visible',
    },
  ];
  for (const write of sheets) await write(workbook, copy);
  await workbook.commit();
}
