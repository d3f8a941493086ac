import {
  isCalledOff,
  ofOneCompany,
  type PlanNote,
  type PlannedCompany,
  type PlanResponse,
  type TargetQuarter,
} from '@lqc/contracts';
import type { SettledVisit, TakenVisit } from './kept-visits';

/** A visit that may begin: of a company that is known, or of one by its name alone. */
export interface Visit {
  readonly company: string;
  readonly companyKey?: string;
  readonly sector?: string | null;
  readonly district?: string | null;
  readonly lastLabel?: string | null;
  readonly taken?: TakenVisit;
}

/** A company to visit in a quarter. */
export interface DueVisit extends Visit {
  readonly companyKey: string;
  /** Its planned visits; none where it is only proposed, or where nothing is known of the plan. */
  readonly planned: readonly SettledVisit[];
  readonly isProposed: boolean;
}

/** What of the plan tells whom to visit. */
export type VisitPlan = Pick<PlanResponse, 'visits' | 'proposals' | 'notes'>;

/**
 * Whom to visit, each company once, however many visits to it are planned; those taken along first, which need no
 * network. Where the plan is at hand it decides who is due: what was called off, or left the plan, is not, though it
 * was taken along.
 *
 * @param plan that of the quarter; undefined while it cannot be asked for
 */
export function visitsDue(
  plan: VisitPlan | undefined,
  taken: readonly TakenVisit[],
  quarter: TargetQuarter | undefined,
): DueVisit[] {
  if (!plan) return taken.map((one) => dueByDevice(one, quarter));
  const takenOf = new Map(taken.map((one) => [one.companyKey, one]));
  const known = new Set<string>();
  const companies = [
    ...plan.visits.filter(({ visit }) => !isCalledOff(visit)),
    ...plan.proposals,
  ].filter(({ company_key: key }) => !known.has(key) && known.add(key));
  const place = new Map(taken.map(({ companyKey }, at) => [companyKey, at]));
  const placeOf = ({ companyKey }: DueVisit) => place.get(companyKey) ?? taken.length;
  return companies
    .map((one) => dueByPlan(one, plan, takenOf.get(one.company_key)))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What the plan settled of the visits to a company that are not called off; none of one that is only proposed. */
export const plannedVisits = ({ visits }: Pick<VisitPlan, 'visits'>, key: string): SettledVisit[] =>
  visits
    .filter(({ company_key: company, visit }) => company === key && !isCalledOff(visit))
    .map(({ visit: { date, person, status, note, recorded } }) => ({
      date,
      person,
      status,
      note,
      recorded,
    }));

function dueByPlan(
  { company_key: companyKey, name: company, sector, district, last_quarter: last }: PlannedCompany,
  plan: VisitPlan,
  taken: TakenVisit | undefined,
): DueVisit {
  const lastLabel = taken ? taken.lastLabel : (last?.label ?? null);
  const planned = plannedVisits(plan, companyKey);
  const isProposed = planned.length === 0;
  return { company, companyKey, sector, district, lastLabel, taken, planned, isProposed };
}

/** As the plan had it when it was taken along, unless that was the plan of another quarter. */
function dueByDevice(taken: TakenVisit, quarter: TargetQuarter | undefined): DueVisit {
  const planned = taken.target === quarter ? taken.planned : undefined;
  return { ...taken, taken, planned: planned ?? [], isProposed: planned?.length === 0 };
}

/**
 * Who writes about what may be a company of the quarter, or has finished doing so: by the plan, or while that cannot be
 * asked for by what was known of those taken along.
 */
export function notesKnown(
  plan: VisitPlan | undefined,
  taken: readonly TakenVisit[],
  quarter: TargetQuarter | undefined,
): (company: string) => PlanNote[] {
  const along = taken.filter(({ target }) => target === quarter);
  return ofOneCompany(plan?.notes ?? along.flatMap(({ notes }) => notes ?? []));
}
