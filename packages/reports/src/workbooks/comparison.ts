import { compareQuarters } from '@lqc/analysis';
import {
  type ChangeDirection,
  type ChangeTally,
  type IndicatorChange,
  LIKERT_INDICATORS,
} from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from './workbook-input.js';
import type { Tone } from './house-style.js';
import { changeColumns, changeViews, type ChangeView } from './sheets/change-columns.js';
import { disclosedFigure, type DisclosedFigure, figureColumns } from './sheets/disclosed-figure.js';
import { methodSheet } from './sheets/method.js';
import { contactsNotes, movedIdulfitriNotes, rangeNotes, scaleNote } from './sheets/notes.js';
import {
  weightedColumns,
  weightedView,
  type WeightedView,
  weightsNotes,
} from './sheets/weighted-columns.js';
import type { TableSheet } from './table.js';
import { sheet, writeWorkbook } from './workbook-file.js';

const TONES: Record<ChangeDirection, Tone> = { naik: 'rise', turun: 'fall', tetap: 'same' };
const DIRECTIONS = ['naik', 'turun', 'tetap'] as const;

/** The current quarter against the one before. */
export function writeComparison(input: WorkbookInput): Promise<Buffer> {
  const compared = compareQuarters(input.now.indicators, input.before.indicators);
  const changed = changes(input, compared);
  return writeWorkbook({
    title: say.title.comparison(input.now.period, input.before.period),
    copy: input.copy,
    madeAt: input.madeAt,
    sheets: [
      sheet(changed),
      sheet(notCompared(input, compared)),
      sheet(methodSheet(input, [changed])),
    ],
  });
}

interface Row extends IndicatorChange {
  readonly direction: ChangeDirection;
  readonly view: ChangeView;
  readonly figures: Readonly<Record<'now' | 'before', DisclosedFigure>>;
  readonly weightedNow: WeightedView | null;
  readonly weightedBefore: WeightedView | null;
}

function changes(input: WorkbookInput, compared: ChangeTally): TableSheet<Row> {
  const { now, before } = input;
  const rows = rowsOf(input, compared);
  // A suppressed direction must not be disclosed by the row's position or by the totals either.
  const isDisclosed = ({ view }: Row) => view.disclosure.change !== 'withheld';
  const told = rows.filter(isDisclosed);
  const tally = (direction: ChangeDirection) =>
    told.filter((row) => row.direction === direction).length;
  const disclosure = ({ view }: Row) => view.disclosure.change;
  return {
    name: say.sheet.comparison,
    title: say.title.comparison(now.period, before.period),
    notes: [
      say.note.changes(
        tally('naik'),
        tally('turun'),
        tally('tetap'),
        compared.not_compared.length,
        rows.length - told.length,
      ),
      ...contactsNotes([now, before]),
      scaleNote(),
      ...rangeNotes(input.copy),
      ...movedIdulfitriNotes(input),
      ...weightsNotes(input),
    ],
    columns: [
      { header: say.column.indicator, kind: 'text', value: ({ indicator }) => indicator },
      {
        header: say.column.direction,
        kind: 'text',
        width: 10,
        value: ({ direction }) => say.direction[direction],
        tone: ({ direction }) => TONES[direction],
        disclosure,
      },
      ...figureColumns(now.period, ({ figures }: Row) => figures.now),
      ...figureColumns(before.period, ({ figures }: Row) => figures.before),
      {
        header: say.column.change,
        kind: 'change',
        width: 13,
        value: ({ change }) => change,
        disclosure,
      },
      ...changeColumns(input.copy, ({ view }: Row) => view),
      ...weightedColumns(now.period, input.weights, (row: Row) => row.weightedNow),
      ...weightedColumns(before.period, input.weights, (row: Row) => row.weightedBefore),
    ],
    rows: [...told, ...rows.filter((row) => !isDisclosed(row))],
    charts: [
      {
        title: say.chart.changes,
        kind: 'bars',
        numberFormat: '+0.0;-0.0;0.0',
        series: [{ header: say.column.change }],
      },
    ],
  };
}

function rowsOf(input: WorkbookInput, compared: ChangeTally): Row[] {
  const { now, before, copy } = input;
  const views = changeViews(now, before, copy);
  const rows = DIRECTIONS.flatMap((direction) =>
    compared.changes[direction].map((change) => ({
      ...change,
      direction,
      view: views.get(change.key)!,
      figures: {
        now: disclosedFigure(now, change.key, copy),
        before: disclosedFigure(before, change.key, copy),
      },
      weightedNow: weightedView(now, change.key, input),
      weightedBefore: weightedView(before, change.key, input),
    })),
  );
  // By its changes a copy that leaves would tell between which others those lie that it holds back.
  return copy === 'release' ? rows.toSorted((a, b) => placeOf(a) - placeOf(b)) : rows;
}

const placeOf = ({ key }: Row): number => LIKERT_INDICATORS.findIndex((one) => one.key === key);

function notCompared({ now, before }: WorkbookInput, compared: ChangeTally): TableSheet<string> {
  return {
    name: say.sheet.notCompared,
    title: say.title.comparison(now.period, before.period),
    notes: [compared.not_compared.length > 0 ? say.note.notCompared : say.note.allCompared],
    columns: [{ header: say.column.indicator, kind: 'text', width: 60, value: (label) => label }],
    rows: compared.not_compared,
  };
}
