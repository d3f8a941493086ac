import { averageChange, figureOf, netBalance, type Quarter } from '@lqc/analysis';
import {
  type IndicatorFigure,
  LIKERT_INDICATORS,
  LIKERT_SCALE,
  SMALL_SAMPLE_BELOW,
} from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';
import type { Tone } from '../house-style.js';
import type { Column, TableSheet } from '../table.js';

interface SummaryRow {
  readonly label: string;
  readonly now: IndicatorFigure;
  readonly before: IndicatorFigure;
  readonly lastYear: IndicatorFigure | null;
}

export const STATUS_TONES: Record<string, Tone | undefined> = { Tinggi: 'high', Rendah: 'low' };

/** The 15 averages of each quarter with n, their changes, status and net balance. */
export function summarySheet({ now, before, lastYear }: WorkbookInput): TableSheet<SummaryRow> {
  return {
    name: say.sheet.summary,
    title: say.title.tabulation(now.period),
    notes: [...contactsNotes([now, before, lastYear]), scaleNote()],
    columns: [
      { header: say.column.indicator, kind: 'text', value: ({ label }) => label },
      ...averageColumns(now.period, (row: SummaryRow) => row.now),
      ...averageColumns(before.period, (row: SummaryRow) => row.before),
      {
        header: say.column.qtq,
        kind: 'change',
        width: 13,
        value: (row) => averageChange(row.now.average, row.before.average),
      },
      ...(lastYear ? lastYearColumns(lastYear.period) : []),
      {
        header: say.column.status,
        kind: 'text',
        width: 10,
        value: (row) => row.now.status,
        tone: (row) => STATUS_TONES[row.now.status ?? ''],
      },
      {
        header: say.column.netBalance,
        kind: 'points',
        width: 13,
        value: (row) => netBalance(row.now),
      },
    ],
    rows: LIKERT_INDICATORS.map(({ key, label }) => ({
      label,
      now: figureOf(now.indicators, key),
      before: figureOf(before.indicators, key),
      lastYear: lastYear && figureOf(lastYear.indicators, key),
    })),
  };
}

function lastYearColumns(period: string): Column<SummaryRow>[] {
  return [
    ...averageColumns(period, (row: SummaryRow) => row.lastYear),
    {
      header: say.column.yoy,
      kind: 'change',
      width: 13,
      value: (row) => averageChange(row.now.average, row.lastYear?.average ?? null),
    },
  ];
}

/** n and average of one quarter, marked where n is small. */
function averageColumns<Row>(
  period: string,
  figure: (row: Row) => Pick<IndicatorFigure, 'average' | 'n' | 'small_sample'> | null,
): Column<Row>[] {
  return [
    {
      header: say.column.nOf(period),
      kind: 'count',
      width: 12,
      value: (row) => figure(row)?.n ?? null,
      tone: (row) => (figure(row)?.small_sample ? 'low' : undefined),
    },
    {
      header: say.column.averageOf(period),
      kind: 'average',
      width: 14,
      value: (row) => figure(row)?.average ?? null,
    },
  ];
}

export function contactsNotes(quarters: readonly (Quarter | null)[]): string[] {
  return quarters
    .filter((quarter) => quarter !== null)
    .map(({ quality, period }) =>
      say.note.contacts(quality.sheets_read, quality.companies, period),
    );
}

export function scaleNote(): string {
  const { min, neutral, max } = LIKERT_SCALE;
  return `${say.note.scale(min, neutral, max)} · ${say.note.smallSample(SMALL_SAMPLE_BELOW)}`;
}
