import {
  type CompanyStanding,
  isCalledOff,
  type PlanResponse,
  type SectorPlan,
} from '@lqc/contracts';
import { companyStandings, visitPlanPhrases as say, visitReason, visitState } from '@lqc/phrases';
import { type Column, type TableSheet } from './table.js';
import { sheet, writeWorkbook } from './workbook-file.js';

export interface VisitPlanInput {
  readonly plan: PlanResponse;
  readonly madeAt: Date;
}

/** Writes the plan of a quarter's visits with its aims, whom else to visit, and the coverage of sectors. */
export function writeVisitPlan({ plan, madeAt }: VisitPlanInput): Promise<Buffer> {
  return writeWorkbook({
    title: say.titleOf(plan.target),
    copy: 'internal',
    madeAt,
    sheets: [
      sheet(visits(plan)),
      sheet(sectors(plan)),
      ...(plan.proposals.length > 0 ? [sheet(proposals(plan))] : []),
      ...(plan.removed.length > 0 ? [sheet(removed(plan))] : []),
      sheet(coverage(plan)),
    ],
  });
}

type Planned = Pick<PlanResponse['proposals'][number], 'name' | 'sector' | 'district'>;

const COMPANY: readonly Column<Planned>[] = [
  { header: say.column.company, kind: 'text', value: ({ name }) => name },
  { header: say.column.sector, kind: 'text', value: ({ sector }) => sector ?? say.unknown },
  { header: say.column.district, kind: 'text', value: ({ district }) => district },
];

const STANDING: Column<{ readonly standing: CompanyStanding | null }> = {
  header: say.column.standing,
  kind: 'text',
  value: ({ standing }) => standing && companyStandings[standing],
};

const WHY: readonly Column<PlanResponse['proposals'][number]>[] = [
  {
    header: say.column.last,
    kind: 'text',
    value: ({ last_quarter: last }) => last?.label ?? say.never,
  },
  {
    header: say.column.reasons,
    kind: 'prose',
    value: ({ reasons }) => reasons.map(visitReason).join('; '),
  },
];

const visits = ({
  target,
  visits: rows,
}: PlanResponse): TableSheet<PlanResponse['visits'][number]> => {
  const calledOff = rows.filter(({ visit }) => isCalledOff(visit)).length;
  return {
    name: say.sheet.visits,
    title: say.titleOf(target),
    notes: [say.visitsNote(rows.length - calledOff, calledOff), say.recordedNote],
    columns: [
      ...COMPANY,
      STANDING,
      { header: say.column.date, kind: 'date', value: ({ visit }) => visit.date },
      { header: say.column.person, kind: 'text', value: ({ visit }) => visit.person },
      { header: say.column.status, kind: 'text', value: ({ visit }) => visitState(visit) },
      { header: say.column.note, kind: 'prose', value: ({ visit }) => visit.note },
      { header: say.column.plannedBy, kind: 'text', value: ({ visit }) => visit.by },
      ...WHY,
    ],
    rows,
  };
};

const sectors = ({ target, sectors: rows }: PlanResponse): TableSheet<SectorPlan> => ({
  name: say.sheet.sectors,
  title: say.sectorsTitle(target),
  notes: [say.recordedNote],
  columns: [
    { header: say.column.sector, kind: 'text', value: ({ sector }) => sector ?? say.unknown },
    { header: say.column.target, kind: 'count', value: (one) => one.target },
    { header: say.column.planned, kind: 'count', value: ({ planned }) => planned },
    { header: say.column.recorded, kind: 'count', value: ({ recorded }) => recorded },
    { header: say.column.before, kind: 'count', value: ({ before }) => before },
  ],
  rows,
});

const proposals = ({
  proposals: rows,
  proposals_total: total,
}: PlanResponse): TableSheet<PlanResponse['proposals'][number]> => ({
  name: say.sheet.proposals,
  title: say.proposalsTitle,
  notes: [say.note(rows.length, total)],
  columns: [...COMPANY, ...WHY],
  rows,
});

const removed = ({ removed: rows }: PlanResponse): TableSheet<PlanResponse['removed'][number]> => ({
  name: say.sheet.removed,
  title: say.sheet.removed,
  notes: [say.removedNote],
  columns: [
    ...COMPANY,
    STANDING,
    { header: say.column.by, kind: 'text', value: ({ by }) => by },
    { header: say.column.note, kind: 'prose', value: ({ note }) => note },
  ],
  rows,
});

const coverage = ({
  coverage: rows,
  quarters,
  weights,
}: PlanResponse): TableSheet<PlanResponse['coverage'][number]> => ({
  name: say.sheet.coverage,
  title: say.coverageTitle,
  notes: [say.coverageNote, ...(weights ? [say.weights(weights.as_of, weights.source)] : [])],
  columns: [
    { header: say.column.sector, kind: 'text', value: ({ sector }) => sector ?? say.unknown },
    ...(weights
      ? [
          {
            header: say.column.weight,
            kind: 'share' as const,
            value: ({ weight }: PlanResponse['coverage'][number]) =>
              weight === null ? null : weight * 100,
          },
        ]
      : []),
    { header: say.column.active, kind: 'count', value: ({ active }) => active },
    ...quarters.map(({ quarter_id: id, label }) => ({
      header: label,
      kind: 'count' as const,
      value: ({ cells }: PlanResponse['coverage'][number]) =>
        cells.find(({ quarter_id }) => quarter_id === id)?.companies ?? 0,
    })),
  ],
  rows,
});
