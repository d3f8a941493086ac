import { type Copy, mayTell, SHOWS_A_FIRM_BELOW } from '@lqc/contracts';

/** How a group's cells stand in a copy: as they are, marked as few, or held back. */
export type Standing = 'open' | 'few' | 'withheld';

/**
 * How groups of these sizes, whose total is shown beside them, stand in a copy. An internal copy
 * marks those that show a firm. A release copy withholds them, and then the next smallest until
 * what is left of the total is two groups at least that together show no firm. Groups of nobody
 * are open: there is nothing to hide.
 */
export function standings(sizes: readonly number[], copy: Copy): Standing[] {
  const few = sizes.map((n) => n > 0 && !mayTell('count', n));
  if (copy === 'internal') return few.map((one) => (one ? 'few' : 'open'));
  const withheld = new Set(few.flatMap((one, at) => (one ? [at] : [])));
  const next = sizes
    .map((n, at) => ({ n, at }))
    .filter(({ n, at }) => n > 0 && !withheld.has(at))
    .sort((a, b) => a.n - b.n);
  const together = () => [...withheld].reduce((sum, at) => sum + sizes[at]!, 0);
  const givenAway = () => withheld.size === 1 || together() < SHOWS_A_FIRM_BELOW;
  while (withheld.size > 0 && givenAway() && next.length > 0) withheld.add(next.shift()!.at);
  return sizes.map((_, at) => (withheld.has(at) ? 'withheld' : 'open'));
}

/** How one group that is part of no total stands in a copy. */
export function standingOf(n: number, copy: Copy): Standing {
  if (n === 0 || mayTell('count', n)) return 'open';
  return copy === 'internal' ? 'few' : 'withheld';
}

const STRICTEST: readonly Standing[] = ['withheld', 'few', 'open'];

/** How a figure made of several groups stands: as the one that is kept closest. */
export function strictest(...groups: readonly Standing[]): Standing {
  return STRICTEST.find((one) => groups.includes(one)) ?? 'open';
}
