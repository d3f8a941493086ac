import type { ReportSection, Statement } from '@lqc/contracts';

/** The facts of a section that a sentence was checked against, in the sentence's order. */
export function factsBehind({ facts }: Pick<ReportSection, 'facts'>, statement: Statement) {
  const asked = new Set(statement.claims.flatMap((claim) => claim.facts));
  return [...asked].flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
}
