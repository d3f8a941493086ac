import type { ClaimSheet, Reading } from '@lqc/claims';
import { type ClaimFact, type Level, LIKERT_SCALE, type Statement } from '@lqc/contracts';
import { sentenceSpans } from '@lqc/language';

const MOST_QUOTES = 3;
const DIRECTIONAL = new Set<Reading['type']>([
  'change',
  'neutral_position',
  'reason',
  'quantifier',
  'from_to',
]);

/**
 * Beside a sentence that says where an indicator went: how many contacts answered so, how many the
 * opposite, and up to three of those word for word. Null where the sentence has no direction.
 */
export function counterVoices(
  readings: readonly Reading[],
  { table, said }: ClaimSheet,
): Statement['counter'] {
  const directional = readings.find(
    ({ type, facts }) => DIRECTIONAL.has(type) && facts[0]?.indicator,
  );
  const fact = directional?.facts[0];
  if (!fact?.indicator) return null;
  const count = (category: Level) =>
    table.find({
      measure: 'answer-count',
      indicator: fact.indicator,
      sector: fact.sector,
      category,
    })?.value ?? 0;
  const side = sideSaid(directional?.assertion) ?? sideOf(fact);
  const opposing = said.filter(
    ({ key, score }) =>
      key === fact.indicator &&
      score !== null &&
      side !== 0 &&
      Math.sign(score - LIKERT_SCALE.neutral) === -side,
  );
  const quotes = opposing
    .toSorted(
      (a, b) =>
        Math.abs(b.score! - LIKERT_SCALE.neutral) - Math.abs(a.score! - LIKERT_SCALE.neutral),
    )
    .slice(0, MOST_QUOTES)
    .flatMap(({ contactId, contact, narrative, key }) => {
      const [first] = sentenceSpans(narrative);
      return first
        ? [
            {
              contact_id: contactId,
              contact,
              quote: narrative.slice(first.start, first.end),
              indicator: key,
            },
          ]
        : [];
    });
  return { up: count('above'), same: count('neutral'), down: count('below'), quotes };
}

/** Which way the sentence says that it went or lies, also where the data say otherwise; null where it says neither. */
function sideSaid(assertion: Reading['assertion']): number | null {
  if (!assertion || assertion.negated) return null;
  const { says } = assertion;
  if (says.operator === 'moved') return says.direction;
  return says.operator === 'within' ? SIDES[says.side] : null;
}
const SIDES: Readonly<Record<Level, number>> = { above: 1, neutral: 0, below: -1 };

const sideOf = ({ measure, value }: ClaimFact): number =>
  Math.sign(measure === 'change' ? value : value - LIKERT_SCALE.neutral);
