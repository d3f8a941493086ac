import type { ClaimSheet, Reading } from '@lqc/claims';
import { type Level, LIKERT_SCALE, type Statement } from '@lqc/contracts';
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
  const side =
    fact.measure === 'change'
      ? Math.sign(fact.value)
      : Math.sign(fact.value - LIKERT_SCALE.neutral);
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
    .flatMap(({ contactId, contact, narrative }) => {
      const [first] = sentenceSpans(narrative);
      return first
        ? [{ contact_id: contactId, contact, quote: narrative.slice(first.start, first.end) }]
        : [];
    });
  return { up: count('above'), same: count('neutral'), down: count('below'), quotes };
}
