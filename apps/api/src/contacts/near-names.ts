import { companyName, LEGAL_FORMS } from '@lqc/contracts';
import { trigramSimilarity, trigramsOf } from '@lqc/language';

const NEAR_FROM = 0.3;
const NEAR_MAX = 5;

/** Companies whose names share most trigrams with a name, nearest first: evidence, never a match. */
export function nearNames<One extends { readonly name: string }>(
  name: string,
  register: readonly One[],
): (One & { similarity: number })[] {
  const asked = trigramsOf(bare(name));
  return register
    .map((one) => {
      const similarity = trigramSimilarity(asked, trigramsOf(bare(one.name)));
      return { ...one, similarity: Math.round(100 * similarity) / 100 };
    })
    .filter((one) => one.similarity >= NEAR_FROM)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, NEAR_MAX);
}

/** A name without its legal form, also where that stands in its middle: "PT Pelabuhan (Persero) Cabang Semarang". */
const bare = (name: string) =>
  companyName(name)
    .core.split(' ')
    .filter((word) => !FORMS.has(word))
    .join(' ');
const FORMS = new Set<string>(LEGAL_FORMS.map(({ written }) => written.toLowerCase()));
