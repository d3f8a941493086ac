import { type AnswersDisclosure, figureOf, groupDisclosures, sectorFigures } from '@lqc/analysis';
import {
  type IndicatorFigure,
  LIKERT_INDICATORS,
  LIKERT_SCALE,
  mayTell,
  shortSectorName,
} from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import { shownAverage } from '../../shown-average.js';
import type { DocumentCell, DocumentTable } from '../report-document.js';
import { disclosedCell, words } from './figure-cells.js';
import type { ReportQuarters } from '../../quarters.js';

/** More sectors no page holds beside each other. */
const MOST_SECTORS = 6;
/** So far from neutral a cell is shaded. */
const FAR = 0.5;
const BLANK = '';

/**
 * Every indicator's score in the sectors of five companies and more, beside that of all contacts; null where
 * there is no such sector. A copy that leaves holds back what its charts do.
 */
export function sectorMap({ now, copy }: ReportQuarters): DocumentTable | null {
  const groups = groupDisclosures(now, copy);
  const all = sectorFigures(now).flatMap(({ sector, companies, indicators }) =>
    sector !== null && mayTell('level', companies) && groups.sector(sector) !== 'withheld'
      ? [{ sector, indicators }]
      : [],
  );
  if (all.length === 0) return null;
  const sectors = all.slice(0, MOST_SECTORS);
  const rows = LIKERT_INDICATORS.map(({ key, label }) => [
    words(label),
    scoreCell(figureOf(now.indicators, key), groups.all(key)),
    ...sectors.map(({ sector, indicators }) =>
      scoreCell(figureOf(indicators, key), groups.within(key, sector)),
    ),
  ]);
  return {
    title: say.sectorMapTitle(now.period),
    columns: [
      { header: workbookPhrases.column.indicator, kind: 'text', weight: 2.6 },
      { header: say.everybody, kind: 'average', weight: 1.5, hasN: true },
      ...sectors.map(({ sector }) => ({
        header: shortSectorName(sector),
        kind: 'average' as const,
        weight: 1.5,
        hasN: true,
      })),
    ],
    rows,
    notes: [
      say.scaleNote,
      ...(all.length > sectors.length ? [say.largestSectors(sectors.length, all.length)] : []),
      ...(rows.some((row) => row.some(({ value }) => value === BLANK)) ? [say.blankNote] : []),
    ],
  };
}

/** An average with its n; of fewer than five answers none. */
function scoreCell({ n, average }: IndicatorFigure, told: AnswersDisclosure): DocumentCell {
  const { value, disclosure } = shownAverage(average, told);
  const cell = { value, disclosure, n: disclosedCell(n, told.n) };
  if (disclosure === 'withheld') return cell;
  if (value === null || !mayTell('level', n)) return { ...cell, value: BLANK };
  // By what is shown alone: of an average to one decimal a shade would tell more.
  const away = typeof value === 'number' ? value - LIKERT_SCALE.neutral : 0;
  return {
    ...cell,
    ...(Math.abs(away) >= FAR && { tone: away > 0 ? ('above' as const) : ('below' as const) }),
  };
}
