import { figureOf, type Quarter } from '@lqc/analysis';
import { type Copy, type IndicatorKey, indicatorOf, LIKERT_INDICATORS } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import { answerGroups, netBalance } from '@lqc/statistics';
import { disclosuresOf } from '../../disclosures-of.js';
import type { DocumentCell, DocumentTable } from '../report-document.js';
import { figureCells, disclosedCell, words } from './figure-cells.js';
import { loadedQuarters, type ReportQuarters } from './quarters.js';

/** How an indicator's answers lie around neutral in each quarter of the report. */
export function answersTable(key: IndicatorKey, quarters: ReportQuarters): DocumentTable {
  const { column } = workbookPhrases;
  return {
    title: say.answersTitle(indicatorOf(key).label),
    columns: [
      { header: column.period, kind: 'text', weight: 2.4 },
      { header: column.n, kind: 'count' },
      { header: column.average, kind: 'average', weight: 1.3 },
      { header: say.below, group: say.answers, kind: 'count', weight: 1.2 },
      { header: say.neutral, group: say.answers, kind: 'count', weight: 1.2 },
      { header: say.above, group: say.answers, kind: 'count', weight: 1.2 },
      { header: column.netBalance, kind: 'points', weight: 1.5 },
    ],
    rows: loadedQuarters(quarters).map((quarter) => [
      words(quarter.period),
      ...answerCells(key, quarter, quarters.copy),
    ]),
    notes: [],
  };
}

/** The same of all indicators in the current quarter. */
export function allAnswersTable({ now, copy }: ReportQuarters): DocumentTable {
  const { column } = workbookPhrases;
  return {
    title: say.allAnswersTitle(now.period),
    columns: [
      { header: column.indicator, kind: 'text', weight: 3.4 },
      { header: column.n, kind: 'count', weight: 0.8 },
      { header: column.average, kind: 'average', weight: 1.2 },
      { header: say.below, group: say.answers, kind: 'count', weight: 1.1 },
      { header: say.neutral, group: say.answers, kind: 'count', weight: 1.1 },
      { header: say.above, group: say.answers, kind: 'count', weight: 1.1 },
      { header: column.netBalance, kind: 'points', weight: 1.4 },
    ],
    rows: LIKERT_INDICATORS.map(({ key, label }) => [words(label), ...answerCells(key, now, copy)]),
    notes: [],
  };
}

function answerCells(key: IndicatorKey, quarter: Quarter, copy: Copy): DocumentCell[] {
  const figure = figureOf(quarter.indicators, key);
  const { sides, ...told } = disclosuresOf(quarter, copy).all(key);
  const { below, neutral, above } = answerGroups(figure);
  return [
    ...figureCells(figure, told),
    ...[below, neutral, above].map(({ count }) => disclosedCell(count, sides)),
    disclosedCell(netBalance(figure), sides),
  ];
}
