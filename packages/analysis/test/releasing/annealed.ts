/** A sum over counts, and the bounds between which it lies. */
export interface Sum {
  /** Coefficients by group, then by score. */
  readonly times: readonly (readonly number[])[];
  readonly low: number;
  readonly high: number;
}

const TURNS = 12_000;
const STARTS = 3;

/**
 * Another way in which the answers of groups can lie, found by moving single answers at random, less and
 * less often to where less fits (simulated annealing). What it gives fits; where it gives null another way
 * may be there.
 *
 * @param start how many of each group gave each score
 * @param least of these at least so many stay
 */
export function annealed(
  start: readonly (readonly number[])[],
  least: readonly (readonly number[])[],
  sums: readonly Sum[],
  random: () => number,
): number[][] | null {
  const scores = start[0]!.length;
  const scales = sums.map(({ times }) =>
    Math.max(1, ...times.map((own) => Math.max(...own) - Math.min(...own))),
  );
  for (let attempt = 0; attempt < STARTS; attempt += 1) {
    const counts = start.map((own) => [...own]);
    const values = sums.map(({ times }) =>
      times.reduce(
        (sum, own, group) => sum + own.reduce((so, one, at) => so + one * counts[group]![at]!, 0),
        0,
      ),
    );
    const offAt = (nth: number, value: number) =>
      Math.max(0, sums[nth]!.low - value, value - sums[nth]!.high) / scales[nth]!;
    let off = values.reduce((sum, value, nth) => sum + offAt(nth, value), 0);
    for (let turn = 0; turn < TURNS; turn += 1) {
      if (off < 1e-9) return counts;
      const group = Math.floor(random() * counts.length);
      const from = Math.floor(random() * scores);
      const to = Math.floor(random() * scores);
      const own = counts[group]!;
      if (from === to || own[from]! <= least[group]![from]!) continue;
      let change = 0;
      for (let nth = 0; nth < sums.length; nth += 1) {
        const times = sums[nth]!.times[group]!;
        const step = times[to]! - times[from]!;
        if (step !== 0) change += offAt(nth, values[nth]! + step) - offAt(nth, values[nth]!);
      }
      const heat = 0.3 * (1 - turn / TURNS) + 0.03;
      if (change > 0 && random() > Math.exp(-change / heat)) continue;
      own[from]! -= 1;
      own[to]! += 1;
      off += change;
      for (let nth = 0; nth < sums.length; nth += 1) {
        const times = sums[nth]!.times[group]!;
        values[nth]! += times[to]! - times[from]!;
      }
    }
  }
  return null;
}
