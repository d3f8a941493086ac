/** Shorter repetitions are taken for words that are repeated on purpose. */
const SHORTEST_REPETITION = 12;
const LONGEST_REPETITION = 400;

/**
 * Appends the continuation of a reply. When it begins by repeating the end of the text so far, the
 * repetition is left out; a space is added where one is missing.
 *
 * @param shown the text so far as who continues it was shown it
 */
export function joinReply(soFar: string, more: string, shown = soFar): string {
  if (soFar === '') return more;
  const rest = more.slice(repetition(shown, more));
  const needsSpace = !/\s$/.test(soFar) && !/^[\s.,;:!?)\]]/.test(rest) && rest !== '';
  return soFar + (needsSpace ? ' ' : '') + rest;
}

/** Length of the beginning of `more` that repeats the end of `soFar`. */
function repetition(soFar: string, more: string): number {
  const longest = Math.min(soFar.length, more.length, LONGEST_REPETITION);
  for (let length = longest; length >= SHORTEST_REPETITION; length -= 1)
    if (soFar.endsWith(more.slice(0, length))) return length;
  return 0;
}
