import type { Writable } from 'node:stream';
import {
  averageChange,
  figureOf,
  scorePairs,
  sectorFigures,
  type SectorFigures,
} from '@lqc/analysis';
import { INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { SheetNames } from '@lqc/workbook';
import { sheetName } from './sheet-name.js';
import type { WorkbookInput } from './workbook-input.js';
import { methodSheet } from './sheets/method.js';
import { sectorsSheet } from './sheets/sectors.js';
import { scaleNote } from './sheets/summary.js';
import type { TableSheet } from './table.js';
import { type Sheet, sheet, writeWorkbook } from './workbook-file.js';

/** A sheet per Lapangan Usaha for chapter 3. Ends `out`. */
export async function writeBab3(out: Writable, input: WorkbookInput): Promise<void> {
  await writeWorkbook(out, {
    title: say.title.bab3(say.sheet.sectors, input.now.period),
    madeAt: input.madeAt,
    sheets: sheetsOf(input),
  });
}

function* sheetsOf(input: WorkbookInput): Generator<Sheet> {
  const { now, before } = input;
  const names = new SheetNames();
  const overview = sectorsSheet(now);
  yield sheet({ ...overview, name: sheetName(names, say.sheet.summary, say.sheet.summary) });
  const method = sheetName(names, say.sheet.method, say.sheet.method);
  const earlier = new Map(sectorFigures(before).map((figures) => [figures.sector, figures]));
  for (const figures of sectorFigures(now)) {
    const name = sheetName(names, figures.sector ?? say.noSector, say.column.sector);
    yield sheet(sectorSheet(name, figures, earlier.get(figures.sector) ?? null, input));
  }
  yield sheet({ ...methodSheet(input), name: method });
}

/** An indicator's line over all contacts of the sector, or one contact's line under it. */
interface SectorRow {
  readonly indicator: string;
  readonly contact: string | null;
  readonly now: number | null;
  readonly before: number | null;
  readonly nNow: number | null;
  readonly nBefore: number | null;
  readonly change: number | null;
  readonly narrative: string | null;
}

function sectorSheet(
  name: string,
  figures: SectorFigures,
  earlier: SectorFigures | null,
  { now, before }: WorkbookInput,
): TableSheet<SectorRow> {
  const { companies, contacts } = figures;
  const isAverage = ({ contact }: SectorRow) => contact === null;
  return {
    name,
    title: say.title.bab3(figures.sector ?? say.noSector, now.period),
    notes: [
      say.note.contacts(contacts.length, companies, now.period),
      `${scaleNote()} · ${say.note.foldable}`,
    ],
    frozenColumns: 2,
    columns: [
      {
        header: say.column.indicator,
        kind: 'text',
        value: ({ indicator }) => indicator,
        tone: (row) => (isAverage(row) ? 'strong' : 'muted'),
      },
      {
        header: say.column.contact,
        kind: 'text',
        value: ({ contact }) => contact ?? say.averageRow,
        tone: (row) => (isAverage(row) ? 'strong' : undefined),
      },
      { header: say.column.nOf(now.period), kind: 'count', width: 12, value: (row) => row.nNow },
      {
        header: say.column.scoreOf(now.period),
        kind: 'score',
        width: 12,
        kindOf: (row) => (isAverage(row) ? 'average' : 'score'),
        value: (row) => row.now,
        tone: (row) => (isAverage(row) ? 'strong' : undefined),
      },
      {
        header: say.column.nOf(before.period),
        kind: 'count',
        width: 12,
        value: (row) => row.nBefore,
      },
      {
        header: say.column.scoreOf(before.period),
        kind: 'score',
        width: 12,
        kindOf: (row) => (isAverage(row) ? 'average' : 'score'),
        value: (row) => row.before,
      },
      {
        header: say.column.change,
        kind: 'change',
        kindOf: (row) => (isAverage(row) ? 'change' : 'scoreChange'),
        value: (row) => row.change,
      },
      {
        header: say.column.narrativeOf(now.period),
        kind: 'prose',
        value: ({ narrative }) => narrative,
      },
    ],
    rows: sectorRows(figures, earlier, { now, before }),
    isDetail: (row) => !isAverage(row),
  };
}

function* sectorRows(
  { contacts, indicators }: SectorFigures,
  earlier: SectorFigures | null,
  { now, before }: Pick<WorkbookInput, 'now' | 'before'>,
): Generator<SectorRow> {
  const pair = scorePairs(now, before);
  for (const { key, label } of INDICATORS) {
    const current = figureOf(indicators, key);
    const base = earlier && figureOf(earlier.indicators, key);
    yield {
      indicator: label,
      contact: null,
      now: current.average,
      before: base?.average ?? null,
      nNow: current.n,
      nBefore: base?.n ?? 0,
      change: averageChange(current.average, base?.average ?? null),
      narrative: null,
    };
    for (const contact of contacts) {
      const answer = contact.answers.find(({ indicator }) => indicator === key);
      const scores = pair(contact, key);
      if (!answer && scores.before === null) continue;
      yield {
        indicator: label,
        contact: contact.name,
        ...scores,
        nNow: null,
        nBefore: null,
        narrative: answer?.narrative ?? null,
      };
    }
  }
}
