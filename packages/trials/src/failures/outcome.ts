import type { Entry } from './ledger.js';

/** What happened under one kind of fault: a row of the table. */
export interface Outcome {
  readonly fault: string;
  readonly rounds: number;
  readonly accepted: number;
  readonly completed: number;
  /** Jobs that ended with one of the product's error codes. */
  readonly coded: number;
  /** Jobs that were accepted and never ended. */
  readonly lost: number;
  /** Jobs that ended more than once. */
  readonly duplicated: number;
  /** The longest time until everything worked again; after workers were killed, until their runs were taken up. */
  readonly recoverySeconds: number;
  readonly note: string;
  readonly problems: readonly string[];
}

/**
 * Counts how the accepted jobs ended (`Ledger.finalEntries`). Other jobs that have not ended count as lost
 * too: their acceptance may only have failed to reach the caller.
 */
export function tally(accepted: readonly string[], entries: readonly Entry[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const own = accepted.map((id) => byId.get(id));
  const isOver = (entry: Entry | undefined) => entry !== undefined && entry.finishedAt !== null;
  return {
    accepted: accepted.length,
    completed: own.filter((entry) => entry?.status === 'completed').length,
    coded: own.filter((entry) => isOver(entry) && entry?.errorCode).length,
    lost:
      own.filter((entry) => !isOver(entry)).length +
      entries.filter((entry) => !isOver(entry) && !accepted.includes(entry.id)).length,
    duplicated: entries.filter(({ endings }) => endings > 1).length,
  };
}

/** The promises that an outcome breaks, in words. */
function brokenPromises(outcome: Omit<Outcome, 'problems'>): string[] {
  const problems: string[] = [];
  if (outcome.lost > 0) problems.push(`${outcome.lost} lost`);
  if (outcome.duplicated > 0) problems.push(`${outcome.duplicated} ended twice`);
  if (outcome.completed + outcome.coded + outcome.lost < outcome.accepted)
    problems.push('some ended in neither a result nor a code');
  return problems;
}

export function outcomeOf(
  outcome: Omit<Outcome, 'problems'>,
  more: readonly string[] = [],
): Outcome {
  return { ...outcome, problems: [...brokenPromises(outcome), ...more] };
}

/**
 * Adds a problem to an outcome whose recovery took longer than a limit. Only for a machine that does nothing
 * else, since on a busy machine the time depends on its load.
 */
export function withRecoveryLimit(outcome: Outcome, seconds: number): Outcome {
  if (outcome.recoverySeconds <= seconds) return outcome;
  const late = `recovery took ${outcome.recoverySeconds.toFixed(1)} s`;
  return { ...outcome, problems: [...outcome.problems, late] };
}

/** The outcomes as a Markdown table. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const head = [
    '| fault | rounds | accepted | results | coded failures | lost | duplicated | recovery (longest) | seen |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const lines = outcomes.map(
    (o) =>
      `| ${o.fault} | ${o.rounds} | ${o.accepted} | ${o.completed} | ${o.coded} | ${o.lost} | ${o.duplicated} | ${o.recoverySeconds.toFixed(1)} s | ${o.note} |`,
  );
  return [...head, ...lines].join('\n');
}
