import { type IndicatorFigure, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { loadedQuarters } from '../../quarters.js';
import { shownNumber } from '../../shown-number.js';
import type { WorkbookInput } from '../workbook-input.js';
import type { Column, TableSheet } from '../table.js';
import { scaleNote } from './notes.js';
import { disclosedFigure, type DisclosedFigure } from './disclosed-figure.js';

interface DistributionRow extends DisclosedFigure {
  readonly label: string;
  readonly period: string;
}

/**
 * The sheet with count and share of each score, by indicator and quarter. A score between whole numbers,
 * such as 4,5, has columns of its own.
 */
export function distributionSheet(input: WorkbookInput): TableSheet<DistributionRow> {
  const quarters = loadedQuarters(input);
  const rows = LIKERT_INDICATORS.flatMap(({ key, label }) =>
    quarters.map((quarter) => ({
      label,
      period: quarter.period,
      ...disclosedFigure(quarter, key, input.copy),
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
        disclosure: ({ disclosure }) => disclosure.n,
      },
      ...scoresIn(rows).flatMap(scoreColumns),
    ],
    rows,
  };
}

/** The columns for count and share of one score. */
export function scoreColumns(score: number): Column<DisclosedFigure>[] {
  const disclosure = (row: DisclosedFigure) => row.disclosure.scores;
  const bin = (figure: IndicatorFigure) => figure.distribution.find((one) => one.score === score);
  return [
    {
      header: say.column.score(shownNumber(score)),
      kind: 'count',
      value: ({ figure }) => bin(figure)?.count ?? 0,
      disclosure,
    },
    {
      header: say.column.share(shownNumber(score)),
      kind: 'share',
      value: ({ figure }) => (figure.n === 0 ? null : (bin(figure)?.percentage ?? 0)),
      disclosure,
    },
  ];
}

/** All scores that these figures tell were given, and the whole scores of the scale, in ascending order. */
export function scoresIn(shown: readonly DisclosedFigure[]): number[] {
  const scores = shown.flatMap(({ figure, disclosure }) =>
    figure.distribution
      .map(({ score }) => score)
      .filter((score) => Number.isInteger(score) || disclosure.scores !== 'withheld'),
  );
  return [...new Set(scores)].sort((a, b) => a - b);
}
