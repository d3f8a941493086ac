import type { Writable } from 'node:stream';
import { sectorFigures } from '@lqc/analysis';
import { mayTell } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { SheetNames } from '@lqc/workbook';
import { sheetName } from './sheet-name.js';
import type { WorkbookInput } from './workbook-input.js';
import { methodSheet } from './sheets/method.js';
import { sectorSheets } from './sheets/sector.js';
import { sectorsSheet } from './sheets/sectors.js';
import { type Sheet, sheet, writeWorkbook } from './workbook-file.js';

/** A sheet per Lapangan Usaha for chapter 3. Ends `out`. */
export async function writeBab3(out: Writable, input: WorkbookInput): Promise<void> {
  await writeWorkbook(out, {
    title: say.title.bab3(say.sheet.sectors, input.now.period),
    copy: input.copy,
    madeAt: input.madeAt,
    sheets: sheetsOf(input),
  });
}

function* sheetsOf(input: WorkbookInput): Generator<Sheet> {
  const names = new SheetNames();
  const overview = sectorsSheet(input);
  yield sheet({ ...overview, name: sheetName(names, say.sheet.summary, say.sheet.summary) });
  const method = sheetName(names, say.sheet.method, say.sheet.method);
  const sheetOf = sectorSheets(input);
  for (const figures of sectorFigures(input.now)) {
    const { sector, contacts } = figures;
    // A sheet of its own would tell that somebody was visited there.
    if (input.copy === 'release' && !mayTell('count', contacts.length)) continue;
    const name = sheetName(names, sector ?? say.noSector, say.column.sector);
    yield sheet(sheetOf(name, figures));
  }
  yield sheet({ ...methodSheet(input), name: method });
}
