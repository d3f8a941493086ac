import { dominantSectors, orientation, sectorTotals, type Disclosure } from '@lqc/analysis';
import {
  chartPhrases,
  documentPhrases as say,
  orientationFinding,
  sectorsFinding,
  workbookPhrases,
} from '@lqc/phrases';
import { drawBarChart } from '../../pictures/bar-chart.js';
import { disclosuresOf } from '../../disclosures-of.js';
import { PALETTE } from '../../palette.js';
import type { DocumentFigure } from '../report-document.js';
import { disclosedCell, words } from './figure-cells.js';
import type { ReportQuarters } from './quarters.js';
import { sourceOf } from './source-line.js';

interface Group {
  readonly name: string;
  readonly count: number;
  readonly share: number | null;
  readonly disclosure: Disclosure;
}

/** Companies by orientation and by sector; none while no register is stored. */
export function profileFigures(quarters: ReportQuarters): DocumentFigure[] {
  const { now, copy } = quarters;
  if (now.quality.matched_companies === null) return [];
  const groups = disclosuresOf(now, copy);
  const by = orientation(now);
  const kinds = chartPhrases.orientationKinds;
  const orientations: Group[] = [
    {
      name: kinds.domestic,
      count: by.domestic_count,
      share: by.domestic_percentage,
      disclosure: groups.orientation.domestic,
    },
    {
      name: kinds.export,
      count: by.export_count,
      share: by.export_percentage,
      disclosure: groups.orientation.export,
    },
    {
      name: kinds.both,
      count: by.domestic_export_count,
      share: by.domestic_export_percentage,
      disclosure: groups.orientation.domestic_export,
    },
  ];
  const shares = dominantSectors(now.matching);
  const sectors = Object.entries(sectorTotals(now.matching)).map(([name, count]) => ({
    name,
    count,
    share: shares[name] ?? null,
    disclosure: groups.sector(name),
  }));
  return [
    groupsFigure(orientations, say.orientation, orientationFinding(orientations), quarters),
    groupsFigure(
      sectors,
      workbookPhrases.column.sector,
      sectorsFinding(sectors),
      quarters,
      workbookPhrases.otherSectors,
    ),
  ].flat();
}

/** @param together what those held back are called where not even their names may be told */
function groupsFigure(
  all: readonly Group[],
  groupedBy: string,
  finding: string,
  quarters: ReportQuarters,
  together: string | null = null,
): DocumentFigure[] {
  const { now } = quarters;
  const companies = all.reduce((sum, { count }) => sum + count, 0);
  const isHeld = ({ disclosure }: Group) => disclosure === 'withheld';
  // Where no group may be shown, their total may not either.
  if (companies > 0 && all.every((one) => one.count === 0 || isHeld(one))) return [];
  const most = Math.max(...all.map(({ count }) => count));
  // What is said of the largest group tells how large it is.
  const title = all.some((one) => isHeld(one) && one.count === most)
    ? say.companiesBy(groupedBy)
    : finding;
  // Their place among others would tell the size of those held back.
  const held = all.filter(isHeld).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  const asOne =
    together === null ? held : held.slice(0, 1).map((one) => ({ ...one, name: together }));
  const groups = [...all.filter((one) => !isHeld(one)), ...asOne];
  return [
    {
      title,
      drawn: () => drawBarChart({ head: null, bars: groups.map(barOf) }),
      note: say.companiesNote(companies, now.period),
      source: sourceOf(quarters),
      data: {
        title,
        columns: [
          { header: groupedBy, kind: 'text', weight: 5 },
          { header: workbookPhrases.column.companies, kind: 'count', weight: 1.4 },
          { header: say.share, kind: 'share', weight: 1.4 },
        ],
        rows: groups.map(({ name, count, share, disclosure }) => [
          words(name),
          disclosedCell(count, disclosure),
          disclosedCell(share, disclosure),
        ]),
        notes: [],
      },
    },
  ];
}

const barOf = ({ name, count, share, disclosure }: Group) => ({
  label: name,
  value: disclosure === 'withheld' ? 0 : count,
  text: disclosure === 'withheld' ? say.withheldCell : chartPhrases.bar(count, share),
  colour: PALETTE.series[0],
});
