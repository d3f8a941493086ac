import { type AnswersDisclosure, companyScores, figureOf, strictest } from '@lqc/analysis';
import {
  type Copy,
  type IndicatorFigure,
  type IndicatorKey,
  LIKERT_INDICATORS,
} from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import { averageChange, type Range, rangeOfLevel } from '@lqc/statistics';
import { drawLevelChart } from '../../pictures/level-chart.js';
import { endKind, shownRange } from '../../shown-range.js';
import type { DocumentFigure, DocumentTable } from '../report-document.js';
import { figureCells, nBeside, disclosedCell, words } from './figure-cells.js';
import type { ReportQuarters } from '../../quarters.js';

/** An indicator's averages of two quarters, with what the copy shows of each. */
interface LevelLine {
  readonly label: string;
  readonly now: IndicatorFigure;
  /** Of the current average. */
  readonly range: Range | null;
  readonly before: IndicatorFigure;
  readonly disclosure: { readonly now: AnswersDisclosure; readonly before: AnswersDisclosure };
}

type Told = (indicator: IndicatorKey) => AnswersDisclosure;

/** The averages of all indicators in two quarters, or of a sector in both. */
export const levelLines = (
  { now, before, copy }: ReportQuarters,
  told: { readonly now: Told; readonly before: Told },
): LevelLine[] =>
  LIKERT_INDICATORS.map(({ key, label }) => ({
    label,
    now: figureOf(now.indicators, key),
    before: figureOf(before.indicators, key),
    range: shownRange(rangeOfLevel(companyScores(now, key).map(({ score }) => score)), copy),
    disclosure: { now: told.now(key), before: told.before(key) },
  }));

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
    readonly copy: Copy;
  },
): DocumentFigure | null {
  const isShown = ({ now, disclosure }: LevelLine) =>
    now.n > 0 && disclosure.now.average !== 'withheld';
  const rangeOf = ({ range, disclosure }: LevelLine) =>
    disclosure.now.range === 'withheld' ? null : range;
  if (!lines.some(isShown)) return null;
  const { periods } = told;
  const drawn = () =>
    drawLevelChart({
      series: periods,
      rows: lines.map((line) => ({
        label: line.label,
        now: isShown(line)
          ? {
              average: line.now.average!,
              low: rangeOf(line)?.low ?? null,
              high: rangeOf(line)?.high ?? null,
            }
          : null,
        before: line.disclosure.before.average === 'withheld' ? null : line.before.average,
        n: nBeside(line.now.n, line.disclosure.now.n),
      })),
    });
  const { title, note, source } = told;
  return { title, drawn, note, source, data: levelTable(lines, told) };
}

/** Averages, ranges and change of each line. */
function levelTable(
  lines: readonly LevelLine[],
  {
    title,
    periods,
    copy,
  }: { readonly title: string; readonly periods: Periods; readonly copy: Copy },
): DocumentTable {
  const end = endKind('average', copy);
  const { column } = workbookPhrases;
  return {
    title,
    columns: [
      { header: column.indicator, kind: 'text', weight: 3.4 },
      { header: column.n, group: periods.now, kind: 'count', weight: 0.8 },
      { header: column.average, group: periods.now, kind: 'average', weight: 1.2 },
      { header: column.low, group: periods.now, kind: end, weight: 1.2 },
      { header: column.high, group: periods.now, kind: end, weight: 1.2 },
      { header: column.n, group: periods.before, kind: 'count', weight: 0.8 },
      { header: column.average, group: periods.before, kind: 'average', weight: 1.2 },
      { header: column.change, kind: 'change', weight: 1.3 },
    ],
    rows: lines.map(({ label, now, before, range, disclosure }) => [
      words(label),
      ...figureCells(now, disclosure.now),
      disclosedCell(range?.low ?? null, disclosure.now.range),
      disclosedCell(range?.high ?? null, disclosure.now.range),
      ...figureCells(before, disclosure.before),
      disclosedCell(
        averageChange(now.average, before.average),
        strictest(disclosure.now.average, disclosure.before.average),
      ),
    ]),
    notes: [say.rangeNote[copy]],
  };
}
