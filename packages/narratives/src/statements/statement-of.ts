import type { FactTable, ReadStatement } from '@lqc/claims';
import type { Statement, StatementCounts } from '@lqc/contracts';
import { readAs } from './read-as.js';

/** Converts a statement of `claims` to its form in responses. */
export function statementOf(
  { readings, ...statement }: ReadStatement,
  table: FactTable,
): Statement {
  return {
    ...statement,
    claims: readings.map(({ type, items, status, expected, facts, assertion }) => ({
      start: Math.min(...items.map(({ start }) => start)),
      end: Math.max(...items.map(({ end }) => end)),
      type,
      status,
      expected,
      read_as: assertion ? readAs(assertion, table) : null,
      facts: facts.map(({ id }) => id),
    })),
  };
}

/** Counts for "12 dari 15 pernyataan diperiksa"; sentences without a claim are not counted. */
export function countsOf(statements: readonly Statement[]): StatementCounts {
  const countOf = (status: Statement['status']) =>
    statements.filter((statement) => statement.status === status).length;
  const [supported, contradicted] = [countOf('supported'), countOf('contradicted')];
  return {
    statements: statements.length - countOf('no_claim'),
    checked: supported + contradicted,
    supported,
    contradicted,
  };
}
