/** Index of the first of some values that fulfils a condition which all later ones fulfil too, by binary search. */
export function firstFrom<T>(inOrder: readonly T[], holds: (one: T) => boolean): number {
  let from = 0;
  let to = inOrder.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(inOrder[middle]!)) to = middle;
    else from = middle + 1;
  }
  return from;
}
