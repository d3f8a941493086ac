/** A sum of whole numbers and the bounds between which it lies. */
export interface Bounds {
  /** Coefficients by variable. */
  readonly of: readonly (readonly [variable: number, times: number])[];
  readonly low: number;
  readonly high: number;
}

const TINY = 1e-9;
const MOST_NODES = 20_000;

/**
 * Whether whole numbers fit linear bounds, by propagation of intervals and branching: on a number of a sum
 * that the hint does not fit, so that what fits already is left as it is. Knows nothing of releases.
 *
 * @param range the smallest and the largest number of each variable
 * @param hint what fits all but a few bounds
 * @returns null when it was not decided in time
 */
export function fits(
  { least, most }: { readonly least: readonly number[]; readonly most: readonly number[] },
  bounds: readonly Bounds[],
  hint: readonly number[],
): boolean | null {
  const touching: number[][] = most.map(() => []);
  for (const [nth, { of }] of bounds.entries()) for (const [at] of of) touching[at]!.push(nth);
  let nodes = 0;
  let isCut = false;

  /** Narrows the intervals until nothing changes; false when nothing fits. */
  function narrowed(low: number[], high: number[], from: Iterable<number>): boolean {
    const waiting = [...from];
    const isWaiting = new Set(waiting);
    while (waiting.length > 0) {
      const nth = waiting.pop()!;
      isWaiting.delete(nth);
      const one = bounds[nth]!;
      let smallest = 0;
      let largest = 0;
      for (const [at, times] of one.of) {
        smallest += times * low[at]!;
        largest += times * high[at]!;
      }
      if (smallest > one.high + TINY || largest < one.low - TINY) return false;
      for (const [at, times] of one.of) {
        const upper = Math.floor((one.high - smallest + times * low[at]!) / times + TINY);
        const lower = Math.ceil((one.low - largest + times * high[at]!) / times - TINY);
        if (lower <= low[at]! && upper >= high[at]!) continue;
        const newLow = Math.max(lower, low[at]!);
        const newHigh = Math.min(upper, high[at]!);
        if (newLow > newHigh) return false;
        smallest += times * (newLow - low[at]!);
        largest += times * (newHigh - high[at]!);
        low[at] = newLow;
        high[at] = newHigh;
        for (const next of touching[at]!)
          if (!isWaiting.has(next)) {
            isWaiting.add(next);
            waiting.push(next);
          }
      }
    }
    return true;
  }

  const nearest = (low: readonly number[], high: readonly number[]) =>
    hint.map((value, at) => Math.min(high[at]!, Math.max(low[at]!, value)));

  function search(low: number[], high: number[], from: Iterable<number>, changes: number): boolean {
    nodes += 1;
    if (nodes > MOST_NODES) {
      isCut = true;
      return false;
    }
    if (!narrowed(low, high, from)) return false;
    const guess = nearest(low, high);
    let worst = -1;
    for (const [nth, one] of bounds.entries()) {
      const sum = one.of.reduce((so, [at, times]) => so + times * guess[at]!, 0);
      if (sum >= one.low - TINY && sum <= one.high + TINY) continue;
      if (worst < 0 || one.of.length < bounds[worst]!.of.length) worst = nth;
    }
    if (worst < 0) return true;
    if (changes === 0) {
      isCut = true;
      return false;
    }
    const one = bounds[worst]!;
    const sum = one.of.reduce((so, [at, times]) => so + times * guess[at]!, 0);
    const isShort = sum < one.low;
    // One of its numbers is more, or less, than guessed; or those before it are not.
    const [restLow, restHigh] = [[...low], [...high]];
    for (const [at] of one.of) {
      const nextLow = [...restLow];
      const nextHigh = [...restHigh];
      if (isShort) nextLow[at] = guess[at]! + 1;
      else nextHigh[at] = guess[at]! - 1;
      if (nextLow[at]! <= nextHigh[at]!) {
        if (search(nextLow, nextHigh, touching[at]!, changes - 1)) return true;
      }
      if (isShort) restHigh[at] = Math.min(restHigh[at]!, guess[at]!);
      else restLow[at] = Math.max(restLow[at]!, guess[at]!);
      if (restLow[at]! > restHigh[at]!) return false;
    }
    return false;
  }
  for (const changes of [8, 14, Infinity]) {
    isCut = false;
    const found = search([...least], [...most], bounds.keys(), changes);
    if (found) return true;
    if (!isCut) return false;
    if (nodes > MOST_NODES) return null;
  }
  return null;
}
