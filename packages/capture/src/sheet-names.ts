const MAX_LENGTH = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;

/** Names fit for sheets: 31 characters, none forbidden, unique without regard to case. */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const base = name.replace(FORBIDDEN, ' ').slice(0, MAX_LENGTH).trim();
    let unique = base;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) {
      const suffix = ` (${copy})`;
      unique = base.slice(0, MAX_LENGTH - suffix.length) + suffix;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}
