/** How many of values in ascending order lie at or below a bound; found by halving. */
export function countUpTo<T>(
  values: readonly T[],
  valueOf: (one: T) => number,
  bound: number,
): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(values[middle]!) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
