import { type Disclosure, figureOf, groupDisclosures, panelOf, strictest } from '@lqc/analysis';
import { type IndicatorFigure, LIKERT_INDICATORS } from '@lqc/contracts';
import { workbookPhrases as say } from '@lqc/phrases';
import { averageChange, type SectorContribution } from '@lqc/statistics';
import type { Column, TableSheet } from '../table.js';
import type { WorkbookInput } from '../workbook-input.js';
import { changeColumns, type ChangeView, type GroupDisclosure } from './change-columns.js';
import { scaleNote } from './notes.js';
import type { SectorView } from './sector-views.js';

interface ChangeRow {
  readonly sector: string;
  readonly indicator: string;
  readonly now: IndicatorFigure;
  readonly before: IndicatorFigure;
  readonly group: GroupDisclosure;
  readonly view: ChangeView;
  /** Of the change over all contacts. */
  readonly ofAll: Disclosure;
  /** What the sector contributed to the change over all contacts. */
  readonly contribution: SectorContribution | null;
}

/** The sheet with the changes in each sector, their ranges and contributions, one row per indicator. */
export function sectorChangesSheet(
  { now, before, copy }: WorkbookInput,
  sectors: readonly SectorView[],
): TableSheet<ChangeRow> {
  return {
    name: say.sheet.sectorChanges,
    title: say.title.sectorChanges(now.period, before.period),
    notes: [scaleNote()],
    frozenColumns: 2,
    columns: [
      { header: say.column.sector, kind: 'text', width: 34, value: ({ sector }) => sector },
      {
        header: say.column.indicator,
        kind: 'text',
        width: 26,
        value: ({ indicator }) => indicator,
      },
      ...figureColumns(now.period, 'now'),
      ...figureColumns(before.period, 'before'),
      {
        header: say.column.change,
        kind: 'change',
        value: (row) => averageChange(row.now.average, row.before.average),
        disclosure: changeOf,
      },
      ...changeColumns(copy, ({ view }: ChangeRow) => view),
      contributionColumn(say.column.within, ({ within }) => within),
      contributionColumn(say.column.composition, ({ composition }) => composition),
    ],
    rows: sectors.flatMap((one) => rowsOf(one, { now, before, copy })),
  };
}

/** The columns for n and average of one quarter. */
const figureColumns = (period: string, of: 'now' | 'before'): Column<ChangeRow>[] => [
  {
    header: say.column.nOf(period),
    kind: 'count',
    value: (row) => row[of].n,
    disclosure: ({ group }) => group[of].n,
  },
  {
    header: say.column.averageOf(period),
    kind: 'average',
    width: 13,
    value: (row) => row[of].average,
    disclosure: ({ group }) => group[of].average,
  },
];

const changeOf = ({ group }: ChangeRow) => strictest(group.now.average, group.before.average);

const contributionColumn = (
  header: string,
  part: (contribution: SectorContribution) => number,
): Column<ChangeRow> => ({
  header,
  group: say.group.contribution,
  kind: 'change',
  value: ({ contribution }) => contribution && part(contribution),
  // A part of the composition is how far the sector lies from the average of all.
  disclosure: (row) => strictest(changeOf(row), row.ofAll),
});

function rowsOf(
  { sector, groupOf, views, ...quarters }: SectorView,
  all: Pick<WorkbookInput, 'now' | 'before' | 'copy'>,
): ChangeRow[] {
  return LIKERT_INDICATORS.map(({ key, label }) => {
    const { sectors } = panelOf(all.now, all.before, key);
    return {
      sector: sector ?? say.noSector,
      indicator: label,
      now: figureOf(quarters.now.indicators, key),
      before: figureOf(quarters.before.indicators, key),
      group: groupOf(key),
      view: views.get(key)!,
      ofAll: strictest(
        groupDisclosures(all.now, all.copy).all(key).average,
        groupDisclosures(all.before, all.copy).all(key).average,
      ),
      contribution: sectors.find((one) => one.sector === sector) ?? null,
    };
  });
}
