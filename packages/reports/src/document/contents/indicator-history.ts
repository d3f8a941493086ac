import {
  type AnswersDisclosure,
  companyScores,
  figureOf,
  groupDisclosures,
  type Quarter,
  disclosureOf,
  whole,
} from '@lqc/analysis';
import {
  type Copy,
  type HistoryPoint,
  type IndicatorKey,
  indicatorOf,
  mayTell,
  orderOf,
  storedUpTo,
} from '@lqc/contracts';
import { documentPhrases as say, levelChartPhrases, workbookPhrases } from '@lqc/phrases';
import { levelOfSums, netBalance, rangeOfLevel } from '@lqc/statistics';
import { drawHistoryChart } from '../../pictures/history-chart.js';
import type { DocumentFigure, DocumentTable } from '../report-document.js';
import { endKind, shownRange } from '../../shown-range.js';
import { changeViews, wordingText } from '../../workbooks/sheets/change-columns.js';
import { disclosedCell, figureCells, nBeside, words } from './figure-cells.js';
import { loadedQuarters, type ReportQuarters } from '../../quarters.js';
import type { StoredSums } from './report-contents.js';
import { sourceOf } from './source-line.js';

type Point = Pick<
  HistoryPoint,
  'label' | 'year' | 'quarter' | 'n' | 'average' | 'net_balance' | 'range'
> & {
  readonly disclosure: AnswersDisclosure;
};

/**
 * An indicator's average in each stored quarter up to the report's, or in the report's own quarters
 * where nothing else is stored; null where no quarter has a period and an average.
 */
export function indicatorHistory(
  key: IndicatorKey,
  quarters: ReportQuarters,
  stored: readonly StoredSums[],
): DocumentFigure | null {
  const shown = pointsOf(key, quarters, stored);
  const { copy, now, before } = quarters;
  if (
    !shown.some(({ average, disclosure }) => average !== null && disclosure.average !== 'withheld')
  )
    return null;
  const drawn = () =>
    drawHistoryChart(
      shown.map(({ year, quarter, average, range, n, disclosure }) => ({
        year,
        quarter,
        value: disclosure.average === 'withheld' ? null : average,
        low: disclosure.range === 'withheld' ? null : (range?.low ?? null),
        high: disclosure.range === 'withheld' ? null : (range?.high ?? null),
        n: nBeside(n, disclosure.n),
      })),
    );
  const { label } = indicatorOf(key);
  const change = changeViews(now, before, copy).get(key);
  // The wording of level and change follows from the ranges, so it would reveal a withheld one.
  const isTold = change && change.disclosure.range !== 'withheld';
  const title = say.indicatorTitle(label, isTold ? wordingText(change) : null);
  return {
    title,
    drawn,
    note: historyNote(key, quarters, shown),
    source: historySource(quarters, shown),
    data: historyTable(shown.toReversed(), { title, copy }),
  };
}

function pointsOf(
  key: IndicatorKey,
  quarters: ReportQuarters,
  stored: readonly StoredSums[],
): Point[] {
  const own = loadedQuarters(quarters).flatMap(
    (quarter) => ownPoint(key, quarter, quarters.copy) ?? [],
  );
  // The report's own quarters stand as the report says, also where a file was replaced since.
  const byOrder = new Map<number, Point>();
  for (const point of storedPoints(storedUpTo(own, stored), quarters.copy))
    byOrder.set(orderOf(point), point);
  for (const point of own) byOrder.set(orderOf(point), point);
  return [...byOrder].toSorted(([a], [b]) => a - b).map(([, point]) => point);
}

/** How to read the chart, and which quarters have answers but no mark: the last that has one is no newer than it is. */
function historyNote(
  key: IndicatorKey,
  { now, copy }: ReportQuarters,
  points: readonly Point[],
): string {
  const told = groupDisclosures(now, copy).all(key);
  // Beside the mark of another quarter the current n would be read as that one's.
  const isTold = told.n !== 'withheld' && told.average !== 'withheld';
  const unmarked = points.filter(({ disclosure }) => disclosure.average === 'withheld');
  const named = (isRough: boolean) =>
    unmarked
      .filter(({ disclosure }) => (disclosure.rough !== 'withheld') === isRough)
      .map((point) => levelChartPhrases.quarter(point));
  const [withheld, rough] = [named(false), named(true)];
  return [
    isTold ? say.historyNote(figureOf(now.indicators, key).n, now.period) : say.averagesNote,
    ...(rough.length > 0 ? [say.averagesRough(rough)] : []),
    ...(withheld.length > 0 ? [say.averagesWithheld(withheld)] : []),
  ].join(' ');
}

/** The report's quarters that stand among the points, and from when on stored ones do. */
function historySource(quarters: ReportQuarters, points: readonly Point[]): string {
  const own = loadedQuarters(quarters).filter(({ calendar }) => calendar);
  const orders = new Set(own.map(({ calendar }) => orderOf(calendar!)));
  const since = points.find((point) => !orders.has(orderOf(point)))?.label ?? null;
  return sourceOf(quarters.copy, own, { since });
}

/** Of a quarter that is not the report's own a copy that leaves tells n and the average alone. */
function storedPoints(stored: readonly StoredSums[], copy: Copy): Point[] {
  return stored.map(({ sums, told: average = null, ...quarter }) => {
    const point = { ...quarter, ...levelOfSums(sums) };
    if (copy === 'internal') return { ...point, disclosure: whole(disclosureOf(point.n, copy)) };
    const n = mayTell('change', point.n) ? 'open' : 'withheld';
    return {
      ...point,
      disclosure: {
        ...whole('withheld'),
        n,
        average: average === 'exact' ? 'open' : 'withheld',
        rough: average === null ? 'withheld' : 'open',
      },
    };
  });
}

function ownPoint(key: IndicatorKey, quarter: Quarter, copy: Copy): Point | null {
  const { calendar: period } = quarter;
  if (!period) return null;
  const figure = figureOf(quarter.indicators, key);
  return {
    ...period,
    label: quarter.period,
    n: figure.n,
    average: figure.average,
    net_balance: netBalance(figure),
    range: shownRange(rangeOfLevel(companyScores(quarter, key).map(({ score }) => score)), copy),
    disclosure: groupDisclosures(quarter, copy).all(key),
  };
}

function historyTable(
  points: readonly Point[],
  { title, copy }: { readonly title: string; readonly copy: Copy },
): DocumentTable {
  const { column } = workbookPhrases;
  const end = endKind('average', copy);
  return {
    title,
    columns: [
      { header: column.period, kind: 'text', weight: 2.4 },
      { header: column.n, kind: 'count' },
      { header: column.average, kind: 'average', weight: 1.3 },
      { header: column.low, kind: end, weight: 1.3 },
      { header: column.high, kind: end, weight: 1.3 },
      { header: column.netBalance, kind: 'points', weight: 1.5 },
    ],
    rows: points.map(({ label, n, average, range, net_balance: balance, disclosure }) => [
      words(label),
      ...figureCells({ n, average }, disclosure),
      disclosedCell(range?.low ?? null, disclosure.range),
      disclosedCell(range?.high ?? null, disclosure.range),
      disclosedCell(balance, disclosure.sides),
    ]),
    notes: [say.rangeNote[copy]],
  };
}
