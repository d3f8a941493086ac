import { MATCHED_FOR_A_RANGE } from '../changes/matched-change.js';

interface Link {
  /** The quarter's rounded average. */
  readonly average: number | null;
  /** The change of the companies that answered now and in the quarter before. */
  readonly matched: { readonly n: number; readonly change: number } | null;
}

/**
 * The matched chain C_t = C_{t−1} + d̄_M: what the average would be, had only the same companies
 * moved it. It begins at the first average; fewer than ten matched companies break it, and it begins
 * again at the average after.
 */
export function matchedChain(links: readonly Link[]): (number | null)[] {
  const chain: (number | null)[] = [];
  for (const { average, matched } of links) {
    const before = chain.at(-1) ?? null;
    if (before === null) chain.push(average);
    else if (matched && matched.n >= MATCHED_FOR_A_RANGE) chain.push(before + matched.change);
    else chain.push(null);
  }
  return chain;
}
