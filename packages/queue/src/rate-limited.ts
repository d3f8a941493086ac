/** Passes on at most one call per interval, with the number of calls left out since the last. */
export function rateLimited<T>(
  intervalMs: number,
  pass: (value: T, leftOut: number) => void,
): (value: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (value) => {
    const now = performance.now();
    if (now - last < intervalMs) {
      leftOut += 1;
      return;
    }
    pass(value, leftOut);
    last = now;
    leftOut = 0;
  };
}
