import {
  dominantSectors,
  groupDisclosures,
  orientation,
  sectorTotals,
  type Disclosure,
} from '@lqc/analysis';
import {
  barOf,
  chartPhrases,
  companiesByOrientation,
  companiesBySector,
  type CompanyChart,
  type CompanyGroup,
  documentPhrases as say,
  workbookPhrases,
} from '@lqc/phrases';
import { drawBarChart } from '../../pictures/bar-chart.js';
import type { DocumentFigure } from '../report-document.js';
import { disclosedCell, words } from './figure-cells.js';
import type { ReportQuarters } from '../../quarters.js';
import { sourceOf } from './source-line.js';

type Group = CompanyGroup & { readonly disclosure: Disclosure };

/** Companies by orientation and by sector; none while no register is stored. */
export function profileFigures(quarters: ReportQuarters): DocumentFigure[] {
  const { now, copy } = quarters;
  if (now.quality.matched_companies === null) return [];
  const held = groupDisclosures(now, copy);
  const orientations = companiesByOrientation(orientation(now), now.period);
  const sectors = companiesBySector(
    { lu_totals: sectorTotals(now.matching), dominant_lu: dominantSectors(now.matching) },
    now.period,
  );
  return [
    ...groupsFigure(
      orientations,
      orientations.groups.map((one) => ({ ...one, disclosure: held.orientation[one.key] })),
      quarters,
    ),
    ...groupsFigure(
      sectors,
      sectors.groups.map((one) => ({ ...one, disclosure: held.sector(one.name) })),
      quarters,
      workbookPhrases.otherSectors,
    ),
  ];
}

/** @param together what those held back are called where not even their names may be told */
function groupsFigure(
  { groupedBy, finding, companies }: CompanyChart,
  all: readonly Group[],
  quarters: ReportQuarters,
  together: string | null = null,
): DocumentFigure[] {
  const isHeld = ({ disclosure }: Group) => disclosure === 'withheld';
  // Where no group may be shown, their total may not either.
  if (companies > 0 && all.every((one) => one.count === 0 || isHeld(one))) return [];
  const most = Math.max(...all.map(({ count }) => count));
  // What is said of the largest group tells how large it is.
  const title = all.some((one) => isHeld(one) && one.count === most)
    ? chartPhrases.companiesBy(groupedBy)
    : finding;
  // Their place among others would tell the size of those held back.
  const held = all.filter(isHeld).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  const asOne =
    together === null ? held : held.slice(0, 1).map((one) => ({ ...one, name: together }));
  const groups = [...all.filter((one) => !isHeld(one)), ...asOne];
  return [
    {
      title,
      drawn: () =>
        drawBarChart(
          groups.map((one) => barOf(one, isHeld(one))),
          null,
        ),
      note: say.companiesNote(companies, quarters.now.period),
      source: sourceOf(quarters.copy, [quarters.now], { register: true }),
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
