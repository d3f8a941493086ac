import { type Standing, strictest } from '@lqc/analysis';
import type { IndicatorFigure } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import { averageChange, type Range } from '@lqc/statistics';
import { drawLevelChart } from '../../pictures/level-chart.js';
import type { DocumentFigure, DocumentTable } from '../report-document.js';
import { figureCells, nBeside, standingCell, words } from './figure-cells.js';

/** An indicator's averages of two quarters, with how each stands in the copy. */
export interface LevelLine {
  readonly label: string;
  readonly now: IndicatorFigure;
  /** Of the current average. */
  readonly range: Range | null;
  readonly before: IndicatorFigure | null;
  readonly standing: { readonly now: Standing; readonly before: Standing };
}

interface Periods {
  readonly now: string;
  readonly before: string;
}

/** A chart of averages with their ranges, and its figures; null where nothing of it may be shown. */
export function levelFigure(
  lines: readonly LevelLine[],
  told: {
    readonly title: string;
    readonly note: string;
    readonly source: string;
    readonly periods: Periods;
  },
): DocumentFigure | null {
  const isShown = ({ now, standing }: LevelLine) => now.n > 0 && standing.now !== 'withheld';
  if (!lines.some(isShown)) return null;
  const { periods } = told;
  const png = drawLevelChart({
    series: periods,
    rows: lines.map((line) => ({
      label: line.label,
      now: isShown(line)
        ? {
            average: line.now.average!,
            low: line.range?.low ?? null,
            high: line.range?.high ?? null,
          }
        : null,
      before: line.standing.before === 'withheld' ? null : (line.before?.average ?? null),
      n: nBeside(line.now.n, line.standing.now),
    })),
  });
  const { title, note, source } = told;
  return { title, png, note, source, data: levelTable(lines, title, periods) };
}

/** Averages, ranges and change of each line. */
export function levelTable(
  lines: readonly LevelLine[],
  title: string,
  periods: Periods,
): DocumentTable {
  const { column } = workbookPhrases;
  return {
    title,
    columns: [
      { header: column.indicator, kind: 'text', weight: 3.4 },
      { header: column.n, group: periods.now, kind: 'count', weight: 0.8 },
      { header: column.average, group: periods.now, kind: 'average', weight: 1.2 },
      { header: column.low, group: periods.now, kind: 'average', weight: 1.2 },
      { header: column.high, group: periods.now, kind: 'average', weight: 1.2 },
      { header: column.n, group: periods.before, kind: 'count', weight: 0.8 },
      { header: column.average, group: periods.before, kind: 'average', weight: 1.2 },
      { header: column.change, kind: 'change', weight: 1.3 },
    ],
    rows: lines.map(({ label, now, before, range, standing }) => [
      words(label),
      ...figureCells(now, standing.now),
      standingCell(range?.low ?? null, standing.now),
      standingCell(range?.high ?? null, standing.now),
      ...figureCells(before ?? { n: 0, average: null }, standing.before),
      standingCell(
        averageChange(now.average, before?.average ?? null),
        strictest(standing.now, standing.before),
      ),
    ]),
    notes: [say.rangeNote],
  };
}
