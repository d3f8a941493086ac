import { isCalledOff, type PlanResponse } from '@lqc/contracts';
import type { TakenVisit } from './kept-visits';
import type { PlannedCompany, Visit } from './visits';

/** A company to visit in a quarter. */
export interface DueVisit extends Visit {
  readonly companyKey: string;
  readonly isProposed: boolean;
}

/** What of the plan tells whom to visit. */
export type VisitPlan = Pick<PlanResponse, 'visits' | 'proposals'>;

/**
 * Whom to visit, each company once, however many visits to it are planned; those taken along first, which need no
 * network. Where the plan is at hand it decides who is due: what was called off, or left the plan, is not, though it
 * was taken along.
 *
 * @param plan that of the quarter; undefined while it cannot be asked for
 */
export function visitsDue(plan: VisitPlan | undefined, taken: readonly TakenVisit[]): DueVisit[] {
  if (!plan) return taken.map((one) => ({ ...one, taken: one, isProposed: false }));
  const takenOf = new Map(taken.map((one) => [one.companyKey, one]));
  const proposed = plan.proposals.map((one) => dueOf(one, takenOf, true));
  const planned = plan.visits
    .filter(({ visit }) => !isCalledOff(visit))
    .map((one) => dueOf(one, takenOf, false));
  const known = new Set<string>();
  const due = [...planned, ...proposed].filter(
    ({ companyKey }) => !known.has(companyKey) && known.add(companyKey),
  );
  const place = new Map(taken.map(({ companyKey }, at) => [companyKey, at]));
  const placeOf = ({ companyKey }: DueVisit) => place.get(companyKey) ?? taken.length;
  return due.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const dueOf = (
  { company_key: companyKey, name: company, sector, district, last_quarter: last }: PlannedCompany,
  takenOf: ReadonlyMap<string, TakenVisit>,
  isProposed: boolean,
): DueVisit => {
  const taken = takenOf.get(companyKey);
  const lastLabel = taken ? taken.lastLabel : (last?.label ?? null);
  return { company, companyKey, sector, district, lastLabel, taken, isProposed };
};
