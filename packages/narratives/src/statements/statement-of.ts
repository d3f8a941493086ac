import type { ReadStatement } from '@lqc/claims';
import type { Statement, StatementCounts } from '@lqc/contracts';

/** A statement as the wire tells it. */
export function statementOf({ readings, ...statement }: ReadStatement): Statement {
  return {
    ...statement,
    claims: readings.map(({ type, items, status, expected, facts }) => ({
      start: Math.min(...items.map(({ start }) => start)),
      end: Math.max(...items.map(({ end }) => end)),
      type,
      status,
      expected,
      facts: facts.map(({ id }) => id),
    })),
  };
}

/** "12 dari 15 pernyataan diperiksa": sentences that assert nothing are not counted. */
export function countsOf(statements: readonly Statement[]): StatementCounts {
  const of = (status: Statement['status']) =>
    statements.filter((statement) => statement.status === status).length;
  const [supported, contradicted] = [of('supported'), of('contradicted')];
  return {
    statements: statements.length - of('no_claim'),
    checked: supported + contradicted,
    supported,
    contradicted,
  };
}
