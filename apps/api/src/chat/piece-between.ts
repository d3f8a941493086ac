/**
 * The change between two texts, so that `after` is `before.slice(0, at) + text`; null when equal.
 */
export function pieceBetween(before: string, after: string): { at: number; text: string } | null {
  if (before === after) return null;
  let at = 0;
  const most = Math.min(before.length, after.length);
  while (at < most && before[at] === after[at]) at += 1;
  // A surrogate pair must not be split, since half of it cannot be encoded in UTF-8.
  if (at > 0 && /[\ud800-\udbff]/.test(after[at - 1]!)) at -= 1;
  return { at, text: after.slice(at) };
}
