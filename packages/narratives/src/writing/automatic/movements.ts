import { type IndicativeChange, mayTell } from '@lqc/contracts';

/** The indicators by what may be said of their changes, in a list of all of them. */
export interface Movements {
  /** Worth a sentence, largest change first. */
  readonly up: readonly IndicativeChange[];
  readonly down: readonly IndicativeChange[];
  /** Cannot be told apart from no change. */
  readonly stable: readonly IndicativeChange[];
  /** Of these only the level is told: too few answers, or noteworthy only when looked at alone. */
  readonly others: readonly IndicativeChange[];
}

/** Sorts indicators by the honest rules: never by the sign of a rounded difference. */
export function movementsOf(changes: readonly IndicativeChange[]): Movements {
  const by = (of: (one: IndicativeChange) => boolean) =>
    changes.filter(of).toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
  const isStable = ({ range, distinguishable, n_now: now, n_before: before }: IndicativeChange) =>
    range !== null && !distinguishable && mayTell('change', Math.min(now, before));
  const up = by(({ headline, change }) => headline && change !== null && change > 0);
  const down = by(({ headline, change }) => headline && change !== null && change < 0);
  const stable = changes.filter(isStable);
  const told = new Set([...up, ...down, ...stable]);
  const others = changes.filter((one) => !told.has(one) && mayTell('level', one.n_now));
  return { up, down, stable, others };
}

/** Whether an indicator asks about the quarters to come. */
export const looksForward = ({ key }: Pick<IndicativeChange, 'key'>) => key.startsWith('perkiraan');
