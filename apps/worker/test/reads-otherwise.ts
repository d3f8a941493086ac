import type { Fact } from '@lqc/contracts';
import type { ModelReply } from '@lqc/drafting/testing';
import { decimal } from '@lqc/phrases';

/** A second reading that finds the average of the quarter before in the words that tell this one's. */
export const readsOtherwise = (indicator: string, span: string): ModelReply => ({
  kind: 'text',
  text: JSON.stringify({
    claims: [
      {
        sentence: 1,
        span,
        operator: 'equals',
        measure: 'average',
        indicator,
        period: 'before',
        value: Number(span.replace(',', '.')),
      },
    ],
    support: [],
  }),
});

/** An indicator's average of the current quarter, as a text tells it. */
export function averageIn(facts: readonly Fact[], indicator: string): string {
  const { value, decimals } = facts.find(
    ({ kind, subject, quarter }) =>
      kind === 'average' && subject === indicator && quarter === 'now',
  )!;
  return decimal(value, decimals);
}
