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
  const asked = trigrams(name);
  return register
    .map((one) => ({ ...one, similarity: similarity(asked, trigrams(one.name)) }))
    .filter((one) => one.similarity >= NEAR_FROM)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, NEAR_MAX);
}

function trigrams(name: string): Set<string> {
  const text = ` ${name
    .toLowerCase()
    .replace(/\b(?:pt|cv|ud|tbk|persero)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(
    Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)),
  );
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((part) => other.has(part)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : Math.round((100 * shared) / all) / 100;
}
