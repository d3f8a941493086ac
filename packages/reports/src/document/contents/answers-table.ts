import { figureOf, groupDisclosures, type Quarter } from '@lqc/analysis';
import { type Copy, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import { answerGroups, netBalance } from '@lqc/statistics';
import type { DocumentCell, DocumentTable } from '../report-document.js';
import { figureCells, disclosedCell, words } from './figure-cells.js';

/** How the answers of all indicators lie around neutral in a quarter. */
export function answersTable(quarter: Quarter, copy: Copy): DocumentTable {
  const { column } = workbookPhrases;
  return {
    title: say.allAnswersTitle(quarter.period),
    columns: [
      { header: column.indicator, kind: 'text', weight: 3.4 },
      { header: column.n, kind: 'count', weight: 0.8 },
      { header: column.average, kind: 'average', weight: 1.2 },
      { header: say.below, group: say.answers, kind: 'count', weight: 1.1 },
      { header: say.neutral, group: say.answers, kind: 'count', weight: 1.1 },
      { header: say.above, group: say.answers, kind: 'count', weight: 1.1 },
      { header: column.netBalance, kind: 'points', weight: 1.4 },
    ],
    rows: LIKERT_INDICATORS.map(({ key, label }) => [
      words(label),
      ...answerCells(key, quarter, copy),
    ]),
    notes: [],
  };
}

function answerCells(key: IndicatorKey, quarter: Quarter, copy: Copy): DocumentCell[] {
  const figure = figureOf(quarter.indicators, key);
  const told = groupDisclosures(quarter, copy).all(key);
  const { below, neutral, above } = answerGroups(figure);
  return [
    ...figureCells(figure, told),
    ...[below, neutral, above].map(({ count }) => disclosedCell(count, told.sides)),
    disclosedCell(netBalance(figure), told.sides),
  ];
}
