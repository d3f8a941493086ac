import type { PlanChoice, PlanReason, PlanResponse, SectorWeights } from '@lqc/contracts';
import { rangeOfSums, type ScoreSums } from '../history/sums.js';

type Proposal = PlanResponse['proposals'][number];

/** A company that may be visited, with what speaks for it and what a person chose. */
export interface PlannedCompany extends Omit<Proposal, 'reasons'> {
  readonly open: number;
  readonly choice: PlanChoice | null;
  readonly note: string | null;
  readonly by: string | null;
}

interface PlanParts {
  readonly quarters: PlanResponse['quarters'];
  readonly coverage: readonly Omit<PlanResponse['coverage'][number], 'weight'>[];
  readonly companies: readonly PlannedCompany[];
  /** Scores for domestic demand in the latest quarter, by sector. */
  readonly demand: readonly (ScoreSums & { readonly sector: string | null })[];
  readonly weights: SectorWeights | null;
}

/** Half a point up and down is as wide as the step from one answer to the next, together. */
const WIDE_HALF = 0.5;

/**
 * The plan of visits: coverage by sector, and the companies that were chosen or have reasons, the strongest
 * first. A sector has a gap where fewer of its active companies were visited than of all, and where it is
 * less of those visited than of the region's output; its range is wide from half a point up and down.
 *
 * @param since a company not visited for so many quarters is proposed
 */
export function visitPlan(parts: PlanParts, since: number): PlanResponse {
  const { quarters, companies, weights } = parts;
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
    if (covered && share < weight) reasons.push({ kind: 'weight_gap', share, weight });
    const half = halfOf.get(sector) ?? 0;
    if (half > WIDE_HALF) reasons.push({ kind: 'wide_range', half });
    return reasons;
  };
  const reasonsOf = (one: PlannedCompany): PlanReason[] => {
    const reasons: PlanReason[] = [];
    if (one.choice === 'added')
      reasons.push({ kind: 'chosen', by: one.by ?? '', note: one.note ?? '' });
    if (one.quarters_since === null) reasons.push({ kind: 'never_visited' });
    else if (one.quarters_since >= since)
      reasons.push({ kind: 'not_visited', quarters: one.quarters_since });
    reasons.push(...sectorReasons(one.sector));
    if (one.open > 0) reasons.push({ kind: 'contradiction', open: one.open });
    return reasons;
  };
  const proposals = companies
    .filter(({ choice }) => choice !== 'removed')
    .map((one) => ({ ...namedOf(one), reasons: reasonsOf(one) }))
    .toSorted((a, b) => isChosen(b) - isChosen(a) || b.reasons.length - a.reasons.length);
  const removed = companies
    .filter(({ choice }) => choice === 'removed')
    .map((one) => ({ ...namedOf(one), by: one.by ?? '', note: one.note ?? '' }));
  return {
    quarters,
    weights: weights && { as_of: weights.as_of, source: weights.source },
    coverage,
    proposals,
    removed,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function halfRange(sums: ScoreSums): number {
  const range = rangeOfSums(sums);
  return range === null ? 0 : (range.high - range.low) / 2;
}

const isChosen = ({ reasons }: Proposal) => Number(reasons[0]?.kind === 'chosen');

const namedOf = (one: PlannedCompany) => ({
  company_key: one.company_key,
  name: one.name,
  sector: one.sector,
  district: one.district,
  last_quarter: one.last_quarter,
  quarters_since: one.quarters_since,
});
