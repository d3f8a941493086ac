import {
  dominantSectors,
  orientation,
  sectorTotals,
  type Disclosure,
  disclosures,
} from '@lqc/analysis';
import {
  chartPhrases,
  documentPhrases as say,
  orientationFinding,
  sectorsFinding,
  workbookPhrases,
} from '@lqc/phrases';
import { drawBarChart } from '../../pictures/bar-chart.js';
import { PALETTE } from '../../palette.js';
import type { DocumentFigure } from '../report-document.js';
import { disclosedCell, words } from './figure-cells.js';
import type { ReportQuarters } from './quarters.js';
import { sourceOf } from './source-line.js';

interface Group {
  readonly name: string;
  readonly count: number;
  readonly share: number | null;
}

/** Companies by orientation and by sector; none while no register is stored. */
export function profileFigures(quarters: ReportQuarters): DocumentFigure[] {
  const { now } = quarters;
  if (now.quality.matched_companies === null) return [];
  const by = orientation(now);
  const kinds = chartPhrases.orientationKinds;
  const orientations: Group[] = [
    { name: kinds.domestic, count: by.domestic_count, share: by.domestic_percentage },
    { name: kinds.export, count: by.export_count, share: by.export_percentage },
    { name: kinds.both, count: by.domestic_export_count, share: by.domestic_export_percentage },
  ];
  const shares = dominantSectors(now.matching);
  const sectors = Object.entries(sectorTotals(now.matching)).map(([name, count]) => ({
    name,
    count,
    share: shares[name] ?? null,
  }));
  return [
    groupsFigure(orientations, say.orientation, orientationFinding(orientations), quarters),
    groupsFigure(sectors, workbookPhrases.column.sector, sectorsFinding(sectors), quarters),
  ];
}

function groupsFigure(
  groups: readonly Group[],
  groupedBy: string,
  title: string,
  quarters: ReportQuarters,
): DocumentFigure {
  const { now, copy } = quarters;
  const disclosure = disclosures(
    groups.map(({ count }) => count),
    copy,
  );
  const companies = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    title,
    png: drawBarChart({
      head: null,
      bars: groups.map((group, at) => barOf(group, disclosure[at]!)),
    }),
    note: say.companiesNote(companies, now.period),
    source: sourceOf(quarters),
    data: {
      title,
      columns: [
        { header: groupedBy, kind: 'text', weight: 5 },
        { header: workbookPhrases.column.companies, kind: 'count', weight: 1.4 },
        { header: say.share, kind: 'share', weight: 1.4 },
      ],
      rows: groups.map(({ name, count, share }, at) => [
        words(name),
        disclosedCell(count, disclosure[at]!),
        disclosedCell(share, disclosure[at]!),
      ]),
      notes: [],
    },
  };
}

const barOf = ({ name, count, share }: Group, disclosure: Disclosure) => ({
  label: name,
  value: disclosure === 'withheld' ? 0 : count,
  text: disclosure === 'withheld' ? say.withheldCell : chartPhrases.bar(count, share),
  colour: PALETTE.series[0],
});
