import { trigramSimilarity, trigramsOf } from '@lqc/language';

interface Named {
  readonly name: string;
}

const NEAR_FROM = 0.3;
const NEAR_MAX = 5;

/** Companies whose names share most trigrams with a name, nearest first: evidence, never a match. */
export function nearNames<One extends Named>(
  name: string,
  register: readonly One[],
): (One & { similarity: number })[] {
  const asked = trigramsOf(bare(name));
  return register
    .map((one) => ({
      ...one,
      similarity: Math.round(100 * trigramSimilarity(asked, trigramsOf(bare(one.name)))) / 100,
    }))
    .filter((one) => one.similarity >= NEAR_FROM)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, NEAR_MAX);
}

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:pt|cv|ud|tbk|persero)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
