import type { Writable } from 'node:stream';
import { compareQuarters } from '@lqc/analysis';
import type { ChangeDirection, ChangeTally, IndicatorChange } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from './workbook-input.js';
import type { Tone } from './house-style.js';
import { methodSheet } from './sheets/method.js';
import { contactsNotes, scaleNote } from './sheets/summary.js';
import type { TableSheet } from './table.js';
import { sheet, writeWorkbook } from './workbook-file.js';

const TONES: Record<ChangeDirection, Tone> = { naik: 'rise', turun: 'fall', tetap: 'same' };

/** The current quarter against the one before. Ends `out`. */
export async function writeComparison(out: Writable, input: WorkbookInput): Promise<void> {
  const compared = compareQuarters(input.now.indicators, input.before.indicators);
  await writeWorkbook(out, {
    title: say.title.comparison(input.now.period, input.before.period),
    madeAt: input.madeAt,
    sheets: [
      sheet(changes(input, compared)),
      sheet(notCompared(input, compared)),
      sheet(methodSheet(input)),
    ],
  });
}

type Row = IndicatorChange & { readonly direction: ChangeDirection };

function changes({ now, before }: WorkbookInput, compared: ChangeTally): TableSheet<Row> {
  const { naik, turun, tetap } = compared.summary;
  return {
    name: say.sheet.comparison,
    title: say.title.comparison(now.period, before.period),
    notes: [
      say.note.changes(naik, turun, tetap, compared.not_compared.length),
      ...contactsNotes([now, before]),
      scaleNote(),
    ],
    columns: [
      { header: say.column.indicator, kind: 'text', value: ({ indicator }) => indicator },
      {
        header: say.column.direction,
        kind: 'text',
        width: 10,
        value: ({ direction }) => say.direction[direction],
        tone: ({ direction }) => TONES[direction],
      },
      { header: say.column.nOf(now.period), kind: 'count', width: 14, value: (row) => row.n_now },
      {
        header: say.column.averageOf(now.period),
        kind: 'average',
        width: 16,
        value: (row) => row.now,
      },
      {
        header: say.column.nOf(before.period),
        kind: 'count',
        width: 14,
        value: (row) => row.n_before,
      },
      {
        header: say.column.averageOf(before.period),
        kind: 'average',
        width: 16,
        value: (row) => row.before,
      },
      { header: say.column.change, kind: 'change', width: 13, value: ({ change }) => change },
    ],
    rows: (['naik', 'turun', 'tetap'] as const).flatMap((direction) =>
      compared.changes[direction].map((change) => ({ ...change, direction })),
    ),
  };
}

function notCompared({ now, before }: WorkbookInput, compared: ChangeTally): TableSheet<string> {
  return {
    name: say.sheet.notCompared,
    title: say.title.comparison(now.period, before.period),
    notes: [say.note.notCompared],
    columns: [{ header: say.column.indicator, kind: 'text', width: 60, value: (label) => label }],
    rows: compared.not_compared,
  };
}
