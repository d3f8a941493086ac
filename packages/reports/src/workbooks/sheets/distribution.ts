import { figureOf, type Quarter } from '@lqc/analysis';
import { type IndicatorFigure, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';
import { scaleNote } from './notes.js';
import { standingFigure, type StandingFigure } from './standing-figure.js';

interface DistributionRow extends StandingFigure {
  readonly label: string;
  readonly period: string;
}

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 6 });

/** Count and share of each score per indicator and quarter; a score like 4,5 has its own columns. */
export function distributionSheet(input: WorkbookInput): TableSheet<DistributionRow> {
  const quarters = [input.now, input.before, input.lastYear].filter((quarter) => quarter !== null);
  const rows = LIKERT_INDICATORS.flatMap(({ key, label }) =>
    quarters.map(({ period, indicators }) => ({
      label,
      period,
      ...standingFigure(figureOf(indicators, key), input.copy),
    })),
  );
  return {
    name: say.sheet.distribution,
    title: say.title.distribution(input.now.period),
    notes: [scaleNote()],
    frozenColumns: 2,
    columns: [
      { header: say.column.indicator, kind: 'text', value: ({ label }) => label },
      { header: say.column.period, kind: 'text', width: 20, value: ({ period }) => period },
      {
        header: say.column.n,
        kind: 'count',
        width: 8,
        value: ({ figure }) => figure.n,
        standing: ({ standing }) => standing,
      },
      ...scoresIn(quarters).flatMap((score) => scoreColumns(score)),
    ],
    rows,
  };
}

/** Count and share of one score. */
export function scoreColumns(score: number): Column<StandingFigure>[] {
  const standing = (row: StandingFigure) => row.standing;
  const bin = (figure: IndicatorFigure) => figure.distribution.find((one) => one.score === score);
  return [
    {
      header: say.column.score(number.format(score)),
      kind: 'count',
      value: ({ figure }) => bin(figure)?.count ?? 0,
      standing,
    },
    {
      header: say.column.share(number.format(score)),
      kind: 'share',
      value: ({ figure }) => (figure.n === 0 ? null : (bin(figure)?.percentage ?? 0)),
      standing,
    },
  ];
}

/** Every score that anybody gave, and the whole ones of the scale. */
export function scoresIn(quarters: readonly Quarter[]): number[] {
  const scores = new Set<number>();
  for (const { indicators } of quarters)
    for (const { distribution } of indicators)
      for (const { score } of distribution) scores.add(score);
  return [...scores].sort((a, b) => a - b);
}
