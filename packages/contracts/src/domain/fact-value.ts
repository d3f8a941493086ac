import type { Fact } from './facts.js';

/** The value of the fact of a kind about a subject in a quarter; null where it is not among the facts. */
export const factValue = (
  facts: readonly Fact[],
  { kind, subject, quarter }: Pick<Fact, 'kind' | 'subject' | 'quarter'>,
): number | null =>
  facts.find((fact) => fact.kind === kind && fact.quarter === quarter && fact.subject === subject)
    ?.value ?? null;
