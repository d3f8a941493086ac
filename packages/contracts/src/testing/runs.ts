/** How many mutants a property is tried with: 100 in `npm test`, more by `scripts/nightly.mjs`. */
export const MUTATION_RUNS = Number(process.env.MUTATION_RUNS) || 100;

/**
 * `npm test` tries the same mutants on every machine, so that a red run means a change; new ones are
 * tried by `scripts/nightly.mjs`.
 */
export const MUTATION_SEED = process.env.MUTATION_RUNS ? Date.now() : 20_261;

/** Time for that many runs of some milliseconds each. */
export const mutationTimeoutMs = (eachMs: number): number =>
  Math.max(30_000, MUTATION_RUNS * eachMs);

/** Says how the mutants ended, so that a run which tried nothing is seen. */
export function tellOutcomes(what: string, outcomes: ReadonlyMap<string, number>): void {
  const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const each = [...outcomes].toSorted(([, a], [, b]) => b - a);
  const list = each.map(([outcome, count]) => `${outcome} ${count}`).join(', ');
  process.stderr.write(`mutants: ${what}: ${total} runs: ${list}\n`);
}
