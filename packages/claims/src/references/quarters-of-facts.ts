import type { ClaimFact, QuarterRole } from '@lqc/contracts';

/** The quarters of facts, including those they are compared with. */
export const quartersOf = (facts: readonly ClaimFact[]): ReadonlySet<QuarterRole> =>
  new Set(facts.flatMap(({ period, base }) => (base === null ? [period] : [period, base])));
