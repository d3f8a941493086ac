/** A sum over counts, and the bounds between which it lies. */
export interface Sum {
  /** Coefficients by group, then by score. */
  readonly times: readonly (readonly number[])[];
  readonly low: number;
  readonly high: number;
}

const TINY = 1e-9;

/**
 * Another way in which the answers of groups can lie, found by moving answers at random, less and less
 * often to where less fits (simulated annealing): one of them, two of a group in opposite directions, or
 * two of different groups in each other's place. What it gives fits; where it gives null another way may
 * be there.
 *
 * @param start how many of each group gave each score
 * @param least of these at least so many stay
 * @param patience how often to begin, and how many moves to try each time
 */
export function annealed(
  start: readonly (readonly number[])[],
  least: readonly (readonly number[])[],
  sums: readonly Sum[],
  random: () => number,
  { starts, turns }: { readonly starts: number; readonly turns: number },
): number[][] | null {
  const scores = start[0]!.length;
  const below = (n: number) => Math.floor(random() * n);
  const scales = sums.map(({ times }) =>
    Math.max(1, ...times.map((own) => Math.max(...own) - Math.min(...own))),
  );
  const offAt = (nth: number, value: number) =>
    Math.max(0, sums[nth]!.low - value, value - sums[nth]!.high) / scales[nth]!;
  const valuesAtFirst = sums.map(({ times }) =>
    times.reduce(
      (sum, own, group) => sum + own.reduce((so, one, at) => so + one * start[group]![at]!, 0),
      0,
    ),
  );
  for (let attempt = 0; attempt < starts; attempt += 1) {
    const counts = start.map((own) => [...own]);
    const values = Float64Array.from(valuesAtFirst);
    const steps = new Float64Array(sums.length);
    let off = valuesAtFirst.reduce((sum, value, nth) => sum + offAt(nth, value), 0);
    const isFree = (group: number, from: number, to: number) =>
      to >= 0 && to < scores && from !== to && counts[group]![from]! > least[group]![from]!;
    const take = (group: number, from: number, to: number) => {
      counts[group]![from]! -= 1;
      counts[group]![to]! += 1;
      for (let nth = 0; nth < steps.length; nth += 1) {
        const times = sums[nth]!.times[group]!;
        steps[nth]! += times[to]! - times[from]!;
      }
    };
    for (let turn = 0; turn < turns; turn += 1) {
      if (off < TINY) return counts;
      const group = below(counts.length);
      const from = below(scores);
      const kind = below(3);
      const to = below(scores);
      const other = kind === 1 ? group : below(counts.length);
      const [back, forth] = kind === 1 ? [below(scores), 0] : [to, from];
      const end = kind === 1 ? back + from - to : forth;
      if (!isFree(group, from, to)) continue;
      steps.fill(0);
      take(group, from, to);
      const isPaired = kind > 0 && isFree(other, back, end);
      if (kind > 0 && !isPaired) {
        take(group, to, from);
        continue;
      }
      if (isPaired) take(other, back, end);
      let change = 0;
      for (let nth = 0; nth < steps.length; nth += 1)
        if (steps[nth] !== 0)
          change += offAt(nth, values[nth]! + steps[nth]!) - offAt(nth, values[nth]!);
      const heat = 0.35 * (1 - turn / turns) + 0.03;
      if (change > 0 && random() > Math.exp(-change / heat)) {
        if (isPaired) take(other, end, back);
        take(group, to, from);
        continue;
      }
      off += change;
      for (let nth = 0; nth < steps.length; nth += 1) values[nth]! += steps[nth]!;
    }
  }
  return null;
}
