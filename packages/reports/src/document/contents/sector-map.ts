import { figureOf, groupDisclosures, sectorFigures } from '@lqc/analysis';
import { LIKERT_INDICATORS, LIKERT_SCALE, mayTell } from '@lqc/contracts';
import { documentPhrases as say, workbookPhrases } from '@lqc/phrases';
import { shownAverage } from '../../shown-average.js';
import type { DocumentCell, DocumentTable } from '../report-document.js';
import { nBeside, words } from './figure-cells.js';
import type { ReportQuarters } from './quarters.js';

/** More sectors no page holds beside each other. */
const MOST_SECTORS = 6;
/** So far from neutral a cell is shaded. */
const FAR = 0.5;

/**
 * Every indicator's score in the sectors of five companies and more, beside that of all contacts; null where
 * there is no such sector. A copy that leaves holds back what its charts do.
 */
export function sectorMap({ now, copy }: ReportQuarters): DocumentTable | null {
  const groups = groupDisclosures(now, copy);
  const sectors = sectorFigures(now)
    .flatMap(({ sector, companies, indicators }) =>
      sector !== null && mayTell('level', companies) && groups.sector(sector) !== 'withheld'
        ? [{ sector, indicators }]
        : [],
    )
    .slice(0, MOST_SECTORS);
  if (sectors.length === 0) return null;
  return {
    title: say.sectorMapTitle(now.period),
    columns: [
      { header: workbookPhrases.column.indicator, kind: 'text', weight: 2.6 },
      { header: say.everybody, kind: 'text', weight: 1.5 },
      ...sectors.map(({ sector }) => ({
        header: say.shortSector(sector),
        kind: 'text' as const,
        weight: 1.5,
      })),
    ],
    rows: LIKERT_INDICATORS.map(({ key, label }) => [
      words(label),
      scoreCell(figureOf(now.indicators, key), groups.all(key)),
      ...sectors.map(({ sector, indicators }) =>
        scoreCell(figureOf(indicators, key), groups.within(key, sector)),
      ),
    ]),
    notes: [say.scaleNote],
  };
}

/** "3,24 (41)"; of fewer than five answers none. */
function scoreCell(
  { n, average }: ReturnType<typeof figureOf>,
  told: Parameters<typeof shownAverage>[1] & { readonly n: 'open' | 'few' | 'withheld' },
): DocumentCell {
  const { value, disclosure } = shownAverage(average, told);
  if (disclosure === 'withheld') return { value, disclosure };
  if (value === null || !mayTell('level', n)) return words('');
  const score = typeof value === 'number' ? say.score(value) : value;
  // By what is shown alone: of an average to one decimal a shade would tell more.
  const away = typeof value === 'number' ? value - LIKERT_SCALE.neutral : 0;
  return {
    value: `${score} (${nBeside(n, told.n)})`,
    ...(Math.abs(away) >= FAR && { tone: away > 0 ? ('above' as const) : ('below' as const) }),
  };
}
