import type { QuarterRole } from '@lqc/contracts';
import { type Clause, clauseAt } from './clauses.js';
import type { WrittenNumber } from './numbers.js';
import type { QuarterMention } from './quarters.js';

/** "dibandingkan triwulan sebelumnya": the quarter that something is held against. */
const COMPARISON_BEFORE =
  /\b(?:dibanding(?:kan)?|terhadap|daripada|ketimbang)(?:\sdengan)?\s+\S*\s*$/i;
const FROM = /\bdari\s+(?:[^\s\d]+\s+){0,2}$/i;
const TO = /\b(?:menjadi|ke)\s+(?:[^\s\d]+\s+){0,2}$/i;
/** Between a number and the quarter told after it there is little more than "pada". */
const NEAR = 40;

/**
 * Of which quarter a number is meant: the one named right after it, else what "dari … menjadi …"
 * says, else the one named before it. Null when the text leaves it open.
 */
export function quarterOfNumber(
  number: WrittenNumber,
  context: {
    readonly sentence: string;
    readonly clauses: readonly Clause[];
    readonly numbers: readonly WrittenNumber[];
    readonly quarters: readonly QuarterMention[];
  },
): QuarterRole | null {
  const { sentence, clauses, numbers, quarters } = context;
  const clause = clauseAt(clauses, number.start);
  const isComparison = ({ start }: QuarterMention) =>
    COMPARISON_BEFORE.test(sentence.slice(Math.max(0, start - 32), start));
  const nextNumber = numbers.find(({ start }) => start >= number.end);
  const inClause = ({ start }: QuarterMention) => clauseAt(clauses, start) === clause;
  const after = quarters.find(
    (mention) =>
      mention.start >= number.end &&
      inClause(mention) &&
      mention.start - number.end < NEAR &&
      (!nextNumber || nextNumber.start > mention.start) &&
      !isComparison(mention),
  );
  if (after) return after.quarter;
  const aside = clause.outer && quarters.findLast(({ end }) => end <= clause.start);
  if (aside && clause.start - aside.end <= 1) return aside.quarter;
  // "Dari 41 kontak" counts them; only a bare figure comes from another quarter.
  if (number.unit === null) {
    const lead = sentence.slice(Math.max(clause.start, number.start - 40), number.start);
    if (TO.test(lead)) return 'now';
    if (FROM.test(lead)) return heldAgainst(quarters, isComparison)?.quarter ?? 'before';
  }
  const before = quarters.filter(({ end }) => end <= number.start && end >= 0);
  const own = before.findLast((mention) => inClause(mention) && !isComparison(mention));
  if (own) return own.quarter;
  return before.findLast((mention) => !isComparison(mention))?.quarter ?? null;
}

/** The quarter that the sentence measures from: one it compares with, or "secara tahunan". */
function heldAgainst(
  quarters: readonly QuarterMention[],
  isComparison: (mention: QuarterMention) => boolean,
): QuarterMention | undefined {
  return quarters.find(isComparison) ?? quarters.find(({ quarter }) => quarter === 'last_year');
}
