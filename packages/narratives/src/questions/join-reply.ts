/** Repetitions shorter than this are words that just come twice. */
const SHORTEST_REPETITION = 12;
const LONGEST_REPETITION = 400;

/** What goes on behind what stood there: without the end of it said again, with a space where one belongs. */
export function joinReply(soFar: string, more: string): string {
  if (soFar === '') return more;
  const rest = more.slice(repetition(soFar, more));
  const needsSpace = !/\s$/.test(soFar) && !/^[\s.,;:!?)\]]/.test(rest) && rest !== '';
  return soFar + (needsSpace ? ' ' : '') + rest;
}

/** How much of the beginning of `more` is the end of `soFar`. */
function repetition(soFar: string, more: string): number {
  const most = Math.min(soFar.length, more.length, LONGEST_REPETITION);
  for (let length = most; length >= SHORTEST_REPETITION; length -= 1)
    if (soFar.endsWith(more.slice(0, length))) return length;
  return 0;
}
