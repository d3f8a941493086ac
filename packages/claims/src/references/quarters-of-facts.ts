import type { ClaimFact, QuarterRole } from '@lqc/contracts';

/** Which quarters facts are of, or were held against. */
export const quartersOf = (facts: readonly ClaimFact[]): ReadonlySet<QuarterRole> =>
  new Set(facts.flatMap(({ period, base }) => (base === null ? [period] : [period, base])));
