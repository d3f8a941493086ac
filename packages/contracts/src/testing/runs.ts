/** Whether this is `scripts/nightly.mjs`, which tries all of what `npm test` tries the first of. */
export const IS_NIGHT = Boolean(process.env.MUTATION_RUNS);

/** Number of mutants for each property: 25 in `npm test`, more in `scripts/nightly.mjs`. */
export const MUTATION_RUNS = Number(process.env.MUTATION_RUNS) || 25;

/**
 * `npm test` uses the same mutants on every machine, so that a failure means a change of the code;
 * `scripts/nightly.mjs` uses new ones.
 */
export const MUTATION_SEED = IS_NIGHT ? Date.now() : 20_261;

/** Timeout for `MUTATION_RUNS` runs that take `eachMs` milliseconds each; at least 30 s. */
export const mutationTimeoutMs = (eachMs: number): number =>
  Math.max(30_000, MUTATION_RUNS * eachMs);

/** Prints how often each outcome occurred, so that a run which tested nothing is noticed. */
export function tellOutcomes(property: string, outcomes: ReadonlyMap<string, number>): void {
  const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const each = [...outcomes].toSorted(([, a], [, b]) => b - a);
  const list = each.map(([outcome, count]) => `${outcome} ${count}`).join(', ');
  process.stderr.write(`mutants: ${property}: ${total} runs: ${list}\n`);
}
