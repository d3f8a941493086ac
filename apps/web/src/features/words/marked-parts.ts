export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a sentence at its matches; matches outside the sentence or overlapping ones are ignored.
 */
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
