import {
  contradictedIn,
  REPORT_LIMITS,
  type Statement,
  type StatementStatus,
} from '@lqc/contracts';

const WORTH: Readonly<Record<StatementStatus, number>> = {
  contradicted: 0,
  unchecked: 1,
  supported: 2,
  no_claim: 3,
};

/**
 * What is kept of a text's checked sentences: as many as people can read, those first that they have to
 * look at; the number of the others, and which of all the data contradict.
 */
export function keptStatements(text: string, all: readonly Statement[]) {
  const byWorth = all.toSorted((a, b) => WORTH[a.status] - WORTH[b.status]);
  const first = new Set(byWorth.slice(0, REPORT_LIMITS.statementsOfSection));
  return {
    statements: all.filter((one) => first.has(one)),
    leftOut: all.length - first.size,
    red: contradictedIn(text, all),
  };
}
