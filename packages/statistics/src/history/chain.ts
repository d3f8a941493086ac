import { MATCHED_FOR_A_RANGE } from '../changes/matched-change.js';

interface Link {
  /** The quarter's rounded average. */
  readonly average: number | null;
  /** The mean change of the companies that answered in this quarter and in the one before. */
  readonly matched: { readonly n: number; readonly change: number } | null;
}

/**
 * The matched chain C_t = C_{t−1} + d̄_M: the average as it would be if it changed only by the answers of
 * matched companies. It begins at the first average. With fewer than ten matched companies it is
 * interrupted (null), and begins again at the next quarter's average.
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
