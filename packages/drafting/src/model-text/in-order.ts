/** Number of values at or below a bound, by binary search; `values` must be in ascending order. */
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
