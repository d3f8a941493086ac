import {
  type CompanyStanding,
  isCalledOff,
  NOT_VISITED_QUARTERS,
  PERCENTAGE_DECIMALS,
  type PlannedCompany,
  type PlannedVisit,
  type PlanReason,
  type PlanResponse,
  type SectorPlan,
  type SectorWeights,
  type TargetQuarter,
} from '@lqc/contracts';
import { rangeOfSums, type ScoreSums } from '../history/sums.js';
import { roundHalfUp } from '../round.js';

/** A company that may be visited, with what speaks for it and what people settled. */
export interface CompanyOfPlan extends PlannedCompany {
  readonly standing: CompanyStanding | null;
  readonly open: number;
  readonly visit: PlannedVisit | null;
  readonly missed: TargetQuarter | null;
  readonly removed: { readonly by: string; readonly note: string } | null;
}

interface PlanParts {
  readonly aims: readonly { readonly sector: string; readonly n: number }[];
  readonly interviews: readonly Pick<SectorPlan, 'sector' | 'recorded' | 'before'>[];
  readonly coverage: readonly Omit<PlanResponse['coverage'][number], 'weight'>[];
  readonly companies: readonly CompanyOfPlan[];
  /** Scores for domestic demand in the latest quarter, by sector. */
  readonly demand: readonly (ScoreSums & { readonly sector: string | null })[];
  readonly weights: SectorWeights | null;
}

/** So many proposals are listed at most, since an office visits only some dozens of companies a quarter. */
const PROPOSALS_MAX = 500;

/** Half a point up and down is as wide as the step from one answer to the next, together. */
const WIDE_HALF = 0.5;

/**
 * What is worked out of the plan of visits of a quarter: what is planned, how far each sector is from its aim, and the companies
 * that have most reasons to be visited, with how many have one; those with equally many stand in the order
 * given. A sector has a gap where fewer of its active companies were visited than of all, and where it is
 * less of those visited than of the region's output; its range is wide from half a point up and down.
 */
export function visitPlan(parts: PlanParts) {
  const { companies, weights } = parts;
  const weightOf = new Map<string | null, number>(
    weights?.weights.map(({ sector, weight }) => [sector, weight]),
  );
  const coverage = parts.coverage.map((one) => ({
    ...one,
    cells: [...one.cells],
    weight: weights ? (weightOf.get(one.sector) ?? 0) : null,
  }));
  const active = sum(coverage.map((one) => one.active));
  const visited = sum(coverage.map((one) => one.visited));
  const halfOf = new Map(parts.demand.map((one) => [one.sector, halfRange(one)]));

  const sectorReasons = (sector: string | null): PlanReason[] => {
    const reasons: PlanReason[] = [];
    const covered = coverage.find((one) => one.sector === sector);
    if (covered && covered.visited / covered.active < visited / active)
      reasons.push({ kind: 'sector_gap', visited: covered.visited, of: covered.active });
    const weight = covered?.weight ?? 0;
    const share = covered && visited > 0 ? covered.visited / visited : 0;
    if (covered && shown(share) < shown(weight))
      reasons.push({ kind: 'weight_gap', share, weight });
    const half = halfOf.get(sector) ?? 0;
    if (half > WIDE_HALF) reasons.push({ kind: 'wide_range', half });
    return reasons;
  };
  const reasonsOf = (one: CompanyOfPlan): PlanReason[] => {
    const reasons: PlanReason[] = [];
    if (one.missed) reasons.push({ kind: 'missed', target: one.missed });
    if (one.quarters_since === null) reasons.push({ kind: 'never_visited' });
    else if (one.quarters_since >= NOT_VISITED_QUARTERS)
      reasons.push({ kind: 'not_visited', quarters: one.quarters_since });
    reasons.push(...sectorReasons(one.sector));
    if (one.open > 0) reasons.push({ kind: 'contradiction', open: one.open });
    return reasons;
  };
  const visits = companies.flatMap((one) =>
    one.visit
      ? [{ ...namedOf(one), standing: one.standing, reasons: reasonsOf(one), visit: one.visit }]
      : [],
  );
  const others = companies.filter(({ visit }) => !visit);
  const proposals = others
    .filter(({ removed }) => !removed)
    .map((one) => ({ ...namedOf(one), reasons: reasonsOf(one) }))
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
  return {
    sectors: sectorPlans(parts, visits),
    visits,
    weights: weights && { as_of: weights.as_of, source: weights.source },
    coverage,
    proposals: proposals.slice(0, PROPOSALS_MAX),
    proposals_total: proposals.length,
    removed: others.flatMap((one) =>
      one.removed ? [{ ...namedOf(one), standing: one.standing, ...one.removed }] : [],
    ),
  };
}

/** Each sector that has companies, an aim, visits or interviews: those of the register, then the others. */
function sectorPlans(
  { coverage, aims, interviews }: PlanParts,
  visits: PlanResponse['visits'],
): SectorPlan[] {
  const has = interviews.some(({ before }) => before !== null);
  const sectors = new Set<string | null>([
    ...[...coverage, ...aims, ...interviews].map(({ sector }) => sector),
    ...visits.map(({ sector }) => sector),
  ]);
  return [...sectors]
    .toSorted((a, b) => Number(a === null) - Number(b === null))
    .map((sector) => {
      const told = interviews.find((one) => one.sector === sector);
      return {
        sector,
        target: aims.find((one) => one.sector === sector)?.n ?? null,
        planned: new Set(
          visits
            .filter((one) => one.sector === sector && !isCalledOff(one.visit))
            .map((one) => one.company_key),
        ).size,
        recorded: told?.recorded ?? 0,
        before: has ? (told?.before ?? 0) : null,
      };
    });
}

/** A part as it is told: what rounds to the same percentage is no gap. */
const shown = (part: number) => roundHalfUp(part * 100, PERCENTAGE_DECIMALS);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function halfRange(sums: ScoreSums): number {
  const range = rangeOfSums(sums);
  return range === null ? 0 : (range.high - range.low) / 2;
}

const namedOf = (one: CompanyOfPlan): PlannedCompany => ({
  company_key: one.company_key,
  name: one.name,
  sector: one.sector,
  district: one.district,
  last_quarter: one.last_quarter,
  quarters_since: one.quarters_since,
});
