import { companyName } from '@lqc/contracts';
import { trigramSimilarity, trigramsOf } from '@lqc/language';

const NEAR_FROM = 0.3;
const NEAR_MAX = 5;

/** Companies whose names share most trigrams with a name, nearest first: evidence, never a match. */
export function nearNames<One extends { readonly name: string }>(
  name: string,
  register: readonly One[],
): (One & { similarity: number })[] {
  const asked = trigramsOf(companyName(name).core);
  return register
    .map((one) => {
      const similarity = trigramSimilarity(asked, trigramsOf(companyName(one.name).core));
      return { ...one, similarity: Math.round(100 * similarity) / 100 };
    })
    .filter((one) => one.similarity >= NEAR_FROM)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, NEAR_MAX);
}
