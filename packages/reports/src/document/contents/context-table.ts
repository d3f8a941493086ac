import { figureOf, groupDisclosures } from '@lqc/analysis';
import { type IndicatorKey, indicatorOf } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import type { DocumentTable } from '../report-document.js';
import { figureCells, words } from './figure-cells.js';
import { loadedQuarters, type ReportQuarters } from '../../quarters.js';

/** What official figures are read beside: demand and investment, prices, and work. */
const BESIDE: readonly IndicatorKey[] = [
  'domestik',
  'ekspor',
  'investasi',
  'harga jual',
  'tenaga kerja',
];

/** Liaison's own scores of what the office's figures of others are read beside. */
export function contextTable(quarters: ReportQuarters): DocumentTable {
  const { column } = workbookPhrases;
  const loaded = loadedQuarters(quarters);
  return {
    title: say.contextTitle,
    columns: [
      { header: column.indicator, kind: 'text', weight: 3 },
      ...loaded.flatMap(({ period: group }) => [
        { header: column.n, group, kind: 'count' as const, weight: 0.8 },
        { header: column.average, group, kind: 'average' as const, weight: 1.4 },
      ]),
    ],
    rows: BESIDE.map((key) => [
      words(indicatorOf(key).label),
      ...loaded.flatMap((quarter) =>
        figureCells(
          figureOf(quarter.indicators, key),
          groupDisclosures(quarter, quarters.copy).all(key),
        ),
      ),
    ]),
    notes: [say.scaleNote],
  };
}
