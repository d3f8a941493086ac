/** The runs of three characters of a text, with a space at each end. */
export function trigramsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  return new Set(
    Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)),
  );
}

/** The share of trigrams that two texts have in common, 0–1 (Jaccard, as PostgreSQL's pg_trgm). */
export function trigramSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const part of one) if (other.has(part)) shared += 1;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
