import { type IndicativeChange, isExpectation, mayTell } from '@lqc/contracts';

/** The indicators grouped by what a text may say about their changes. */
export interface Movements {
  /** Headline rises, largest first. */
  readonly up: readonly IndicativeChange[];
  /** Headline falls, largest first. */
  readonly down: readonly IndicativeChange[];
  /** Changes that cannot be told apart from no change. */
  readonly stable: readonly IndicativeChange[];
  /** Indicators of which only the level may be stated: few answered, or the change is no headline. */
  readonly others: readonly IndicativeChange[];
}

/**
 * Groups indicators by the certainty of their changes, never by the sign of a rounded difference.
 */
export function movementsOf(changes: readonly IndicativeChange[]): Movements {
  const largestFirst = (matches: (change: IndicativeChange) => boolean) =>
    changes.filter(matches).toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
  const isStable = ({ range, distinguishable, n_now: now, n_before: before }: IndicativeChange) =>
    range !== null && !distinguishable && mayTell('change', Math.min(now, before));
  const up = largestFirst(({ headline, change }) => headline && change !== null && change > 0);
  const down = largestFirst(({ headline, change }) => headline && change !== null && change < 0);
  const stable = changes.filter(isStable);
  const grouped = new Set([...up, ...down, ...stable]);
  const others = changes.filter((change) => !grouped.has(change) && mayTell('level', change.n_now));
  return { up, down, stable, others };
}

/** True for an indicator about expectations for the coming quarters. */
export const looksForward = ({ key }: Pick<IndicativeChange, 'key'>) => isExpectation(key);
