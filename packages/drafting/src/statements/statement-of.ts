import type { ClaimSheet, ReadStatement } from '@lqc/claims';
import type { Statement, StatementCounts } from '@lqc/contracts';
import { adviceOf } from './advice-of.js';
import { counterVoices } from './counter-voices.js';
import { readAs } from './read-as.js';

/** A statement in its form in responses, with what is advised of its words and who answered otherwise. */
export function statementOf(
  { readings, ...statement }: ReadStatement,
  text: string,
  sheet: ClaimSheet,
): Statement {
  return {
    ...statement,
    advice: adviceOf(text.slice(statement.start, statement.end), readings),
    counter: counterVoices(readings, sheet),
    claims: readings.map(({ type, items, status, expected, facts, assertion }) => ({
      start: Math.min(...items.map(({ start }) => start)),
      end: Math.max(...items.map(({ end }) => end)),
      type,
      status,
      expected,
      read_as: assertion ? readAs(assertion, sheet.table) : null,
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
