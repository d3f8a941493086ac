export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A sentence cut at its matches; what lies outside of it or overlaps is left unmarked. */
export function markedParts(
  sentence: string,
  matches: readonly (readonly [start: number, end: number])[],
): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > at) parts.push({ text: sentence.slice(at, end), isMatch });
    at = Math.max(at, end);
  };
  for (const [start, end] of matches.toSorted(([a], [b]) => a - b)) {
    if (start < at || end > sentence.length || end <= start) continue;
    add(start, false);
    add(end, true);
  }
  add(sentence.length, false);
  return parts;
}
