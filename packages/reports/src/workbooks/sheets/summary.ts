import { companyScores, type Quarter, strictest } from '@lqc/analysis';
import { type Copy, LIKERT_INDICATORS } from '@lqc/contracts';
import { WHOLE_SCALE, workbookPhrases as say } from '@lqc/phrases';
import { averageChange, type Range, rangeOfLevel, rangeOfNetBalance } from '@lqc/statistics';
import { loadedQuarters } from '../../quarters.js';
import { endKind, shownRange } from '../../shown-range.js';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';
import { changeColumns, changeViews, type ChangeView } from './change-columns.js';
import { contactsNotes, movedIdulfitriNotes, rangeNotes, scaleNote } from './notes.js';
import {
  weightedColumns,
  weightedView,
  type WeightedView,
  weightsNotes,
} from './weighted-columns.js';
import {
  disclosedFigure,
  type DisclosedFigure,
  figureColumns,
  standingColumns,
} from './disclosed-figure.js';

interface SummaryRow {
  readonly label: string;
  readonly now: DisclosedFigure;
  readonly before: DisclosedFigure;
  readonly lastYear: DisclosedFigure | null;
  readonly change: ChangeView;
  readonly changeOfYear: ChangeView | null;
  /** Indicative range of the current average. */
  readonly averageRange: Range | null;
  /** Indicative range of the current net balance. */
  readonly balanceRange: Range | null;
  readonly weighted: WeightedView | null;
}

/** The sheet with the 15 averages of each quarter, n, changes, status, net balance, ranges and wording. */
export function summarySheet(input: WorkbookInput): TableSheet<SummaryRow> {
  const { now, before, lastYear } = input;
  return {
    name: say.sheet.summary,
    title: say.title.tabulation(now.period),
    notes: [
      ...contactsNotes(loadedQuarters(input)),
      scaleNote(),
      ...rangeNotes(input.copy),
      ...movedIdulfitriNotes(input),
      ...weightsNotes(input),
    ],
    columns: [
      { header: say.column.indicator, kind: 'text', value: ({ label }) => label },
      ...figureColumns(now.period, (row: SummaryRow) => row.now),
      ...figureColumns(before.period, (row: SummaryRow) => row.before),
      {
        header: say.column.changeFrom(now.period, before.period),
        kind: 'change',
        width: 13,
        value: (row) => averageChange(row.now.figure.average, row.before.figure.average),
        disclosure: ({ now: current, before: earlier }) =>
          strictest(current.disclosure.average, earlier.disclosure.average),
      },
      ...(lastYear ? lastYearColumns(lastYear.period, now.period) : []),
      ...standingColumns((row: SummaryRow) => row.now, 13),
      ...rangeColumns(now.period, input.copy),
      ...weightedColumns(now.period, input.weights, (row: SummaryRow) => row.weighted),
      ...changeColumns(input.copy, (row: SummaryRow) => row.change),
      ...(lastYear ? yearRangeColumns(lastYear.period, input.copy) : []),
    ],
    rows: summaryRows(input),
    charts: [
      {
        title: say.chart.averages,
        kind: 'bars',
        numberFormat: '0.0',
        bounds: WHOLE_SCALE,
        series: loadedQuarters(input).map(({ period }) => ({
          header: say.column.averageOf(period),
        })),
      },
      {
        title: say.chart.netBalance(now.period),
        kind: 'bars',
        numberFormat: '+0;-0;0',
        labelFormat: '+0.0;-0.0;0.0',
        series: [{ header: say.column.netBalance }],
      },
    ],
  };
}

function summaryRows(input: WorkbookInput): SummaryRow[] {
  const { now, before, lastYear, copy } = input;
  const changes = changeViews(now, before, copy);
  const changesOfYear = lastYear && changeViews(now, lastYear, copy);
  return LIKERT_INDICATORS.map(({ key, label }) => {
    const figure = (quarter: Quarter) => disclosedFigure(quarter, key, copy);
    const scores = companyScores(now, key).map(({ score }) => score);
    return {
      label,
      now: figure(now),
      before: figure(before),
      lastYear: lastYear && figure(lastYear),
      change: changes.get(key)!,
      changeOfYear: changesOfYear?.get(key) ?? null,
      averageRange: shownRange(rangeOfLevel(scores), input.copy),
      balanceRange: rangeOfNetBalance(scores),
      weighted: weightedView(now, key, input),
    };
  });
}

function lastYearColumns(period: string, now: string): Column<SummaryRow>[] {
  return [
    ...figureColumns(period, (row: SummaryRow) => row.lastYear),
    {
      header: say.column.changeFrom(now, period),
      kind: 'change',
      width: 13,
      value: (row) => averageChange(row.now.figure.average, row.lastYear?.figure.average ?? null),
      disclosure: (row) =>
        strictest(row.now.disclosure.average, row.lastYear?.disclosure.average ?? 'open'),
    },
  ];
}

/** The columns for the ranges of the current average and net balance. */
function rangeColumns(period: string, copy: Copy): Column<SummaryRow>[] {
  const common = { group: say.group.rangeOf(period), width: 12 } as const;
  const ofAverage = (header: string, end: 'low' | 'high'): Column<SummaryRow> => ({
    ...common,
    header,
    kind: endKind('average', copy),
    value: ({ averageRange }) => averageRange?.[end] ?? null,
    disclosure: (row) => row.now.disclosure.range,
  });
  const ofBalance = (header: string, end: 'low' | 'high'): Column<SummaryRow> => ({
    ...common,
    header,
    kind: 'points',
    value: ({ balanceRange }) => balanceRange?.[end] ?? null,
    disclosure: (row) => row.now.disclosure.sides,
  });
  return [
    ofAverage(say.column.averageLow, 'low'),
    ofAverage(say.column.averageHigh, 'high'),
    ofBalance(say.column.balanceLow, 'low'),
    ofBalance(say.column.balanceHigh, 'high'),
  ];
}

/** The columns for the range of the change since last year. */
function yearRangeColumns(period: string, copy: Copy): Column<SummaryRow>[] {
  const bound = (end: 'low' | 'high'): Column<SummaryRow> => ({
    header: say.column[end],
    group: say.group.rangeAgainst(period),
    kind: endKind('change', copy),
    width: 12,
    value: ({ changeOfYear }) => changeOfYear?.change.range?.[end] ?? null,
    disclosure: ({ changeOfYear }) => changeOfYear?.disclosure.range ?? 'open',
  });
  return [bound('low'), bound('high')];
}
