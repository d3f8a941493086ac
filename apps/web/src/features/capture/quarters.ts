import {
  orderOf,
  periodOf,
  periodOfTarget,
  quarterAt,
  quarterName,
  quarterOfMonth,
  targetAt,
  type TargetQuarter,
} from '@lqc/contracts';

const OFFERED = 3;

/** The quarter that a day lies in, as people call it. */
export const presentQuarter = (now: Date): string => quarterName(quarterAt(orderOn(now)));

/**
 * The quarters that a note may be of, latest first: the present one and those before it, and whichever else have
 * visits, since a plan follows the stored quarters, which need not reach the present.
 */
export function offeredQuarters(now: Date, withVisits: readonly TargetQuarter[]): string[] {
  const present = orderOn(now);
  const orders = new Set([
    ...Array.from({ length: OFFERED }, (_, back) => present - back),
    ...withVisits.map((target) => orderOf(periodOfTarget(target))),
  ]);
  return [...orders].toSorted((a, b) => b - a).map((order) => quarterName(quarterAt(order)));
}

const orderOn = (day: Date): number =>
  orderOf({ year: day.getFullYear(), quarter: quarterOfMonth(day.getMonth() + 1) });

/** The quarter of a label as the plan names it. */
export function targetOf(label: string): TargetQuarter | undefined {
  const period = periodOf(label);
  return period ? targetAt(orderOf(period)) : undefined;
}
