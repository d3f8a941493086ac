import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Copy } from '@lqc/contracts';
import exceljs from 'exceljs';
import { type SheetAdditions, withAdditions } from './parts/sheet-additions.js';
import type { TableSheet } from './table.js';
import { writeSheet } from './write-sheet.js';

/** A sheet of whatever rows, ready to be written. */
export type Sheet = (
  workbook: exceljs.stream.xlsx.WorkbookWriter,
  copy: Copy,
) => Promise<SheetAdditions>;

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

/** A workbook of these sheets (.xlsx). Each sheet is asked for when its turn comes. */
export async function writeWorkbook(file: WorkbookFile): Promise<Buffer> {
  const { title, copy, madeAt, sheets } = file;
  const plain = new PassThrough();
  const written = buffer(plain);
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream: plain,
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
  const additions = new Map<number, SheetAdditions>();
  let position = 0;
  for (const write of sheets) {
    position += 1;
    additions.set(position, await write(workbook, copy));
  }
  await workbook.commit();
  return withAdditions(await written, additions);
}
