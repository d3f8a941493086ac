import { shortSectorName } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { SheetNames } from '@lqc/workbook';
import { sheetName } from './sheet-name.js';
import type { WorkbookInput } from './workbook-input.js';
import { type Headed, methodSheet } from './sheets/method.js';
import { sectorChangesSheet } from './sheets/sector-changes.js';
import { sectorSheet } from './sheets/sector.js';
import { sectorViews } from './sheets/sector-views.js';
import { sectorsSheet } from './sheets/sectors.js';
import { type Sheet, sheet, writeWorkbook } from './workbook-file.js';

/** A sheet per Lapangan Usaha for chapter 3; nothing in it weighs sectors. */
export function writeBab3(input: WorkbookInput): Promise<Buffer> {
  return writeWorkbook({
    title: say.title.bab3(say.sheet.sectors, input.now.period),
    copy: input.copy,
    madeAt: input.madeAt,
    sheets: sheetsOf(input),
  });
}

function* sheetsOf(input: WorkbookInput): Generator<Sheet> {
  const names = new SheetNames();
  const overview = sectorsSheet(input);
  yield sheet({
    ...overview,
    name: sheetName(names, say.sheet.summary, say.sheet.summary),
    charts: [
      {
        title: say.chart.contacts,
        kind: 'bars',
        numberFormat: '0',
        labelFormat: '0',
        series: [{ header: say.column.contacts }],
        // The line of all contacts.
        withoutLast: 1,
      },
    ],
  });
  const changes = sheetName(names, say.sheet.sectorChanges, say.sheet.sectorChanges);
  const method = sheetName(names, say.sheet.method, say.sheet.method);
  const sectors = sectorViews(input);
  // A sheet or line for such a sector would disclose that a company of it was visited.
  const told = sectors.filter(
    ({ figures, contacts }) => (figures ? contacts.now : contacts.before) !== 'withheld',
  );
  const changed = sectorChangesSheet(input, told);
  const explained: Headed[] = [overview, changed];
  yield sheet({ ...changed, name: changes });
  for (const one of told) {
    if (!one.figures) continue;
    const short = one.sector === null ? say.noSector : shortSectorName(one.sector);
    const name = sheetName(names, short, say.column.sector);
    const own = sectorSheet(input, name, one, one.figures);
    explained.push(own);
    yield sheet(own);
  }
  yield sheet({ ...methodSheet(input, explained), name: method });
}
