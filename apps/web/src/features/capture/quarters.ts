import {
  orderOf,
  periodOf,
  quarterAt,
  quarterName,
  targetAt,
  type TargetQuarter,
} from '@lqc/contracts';

const MONTHS = 3;
const OFFERED = 3;

/** The quarters that a note may be of: the present one, and those before it. */
export function offeredQuarters(now: Date): string[] {
  const present = orderOf({
    year: now.getFullYear(),
    quarter: Math.floor(now.getMonth() / MONTHS) + 1,
  });
  return Array.from({ length: OFFERED }, (_, back) => quarterName(quarterAt(present - back)));
}

/** The quarter of a label as the plan names it. */
export function targetOf(label: string): TargetQuarter | undefined {
  const period = periodOf(label);
  return period ? targetAt(orderOf(period)) : undefined;
}
