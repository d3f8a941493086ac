import { type Copy, mayTell, type Telling } from '@lqc/contracts';

/**
 * What a copy shows of a group's figures: the figures (`open`), the figures marked as those of few
 * contacts (`few`), or nothing (`withheld`).
 */
export type Disclosure = 'open' | 'few' | 'withheld';

/**
 * The disclosure of groups of these sizes when their total is shown too. An internal copy marks groups so
 * small that they reveal a firm. A release copy withholds them and what would give them away
 * (`withheldAmong`). Empty groups are open, since there is nothing to hide.
 */
export function disclosures(sizes: readonly number[], copy: Copy): Disclosure[] {
  if (copy === 'internal') return sizes.map((n) => disclosureOf(n, copy));
  const withheld = withheldAmong(sizes);
  return sizes.map((_, at) => (withheld.has(at) ? 'withheld' : 'open'));
}

interface Withholding {
  /** The indices of groups that are withheld for another reason. */
  readonly already?: (at: number) => boolean;
  /** Which figure of a group is shown: an average needs more answers than a count. */
  readonly told?: Telling;
}

/**
 * The indices of the groups that a release copy withholds: those that reveal a firm, those withheld
 * `already`, and then the smallest others, until at least two are withheld whose total reveals neither a
 * firm nor each of them (three groups with a total of three have one each).
 */
export function withheldAmong(
  sizes: readonly number[],
  { already = () => false, told = 'count' }: Withholding = {},
): Set<number> {
  const groups = sizes.map((n, at) => ({ n, at })).filter(({ n }) => n > 0);
  const isHeld = ({ n, at }: { n: number; at: number }) => already(at) || !mayTell(told, n);
  const withheld = new Set(groups.filter(isHeld).map(({ at }) => at));
  const next = groups.filter(({ at }) => !withheld.has(at)).toSorted((a, b) => a.n - b.n);
  const held = () => [...withheld].map((at) => sizes[at]!);
  while (next.length > 0 && isRevealed(held(), told)) withheld.add(next.shift()!.at);
  return withheld;
}

/** Whether what is left of a total reveals a firm, or each of the groups of these sizes that are withheld. */
export function isRevealed(sizes: readonly number[], told: Telling): boolean {
  const together = sizes.reduce((sum, n) => sum + n, 0);
  const isTold = sizes.length > 1 && mayTell(told, together) && together > sizes.length;
  return sizes.length > 0 && !isTold;
}

/**
 * The disclosure of one group of size `n` that is not part of a total.
 *
 * @param told which figure is shown; an internal copy marks only groups that reveal a firm
 */
export function disclosureOf(n: number, copy: Copy, told: Telling = 'count'): Disclosure {
  if (n === 0 || mayTell(copy === 'internal' ? 'count' : told, n)) return 'open';
  return copy === 'internal' ? 'few' : 'withheld';
}

const STRICTEST: readonly Disclosure[] = ['withheld', 'few', 'open'];

/** The disclosure of a figure made from several groups: the strictest of theirs. */
export function strictest(...groups: readonly Disclosure[]): Disclosure {
  return STRICTEST.find((one) => groups.includes(one)) ?? 'open';
}
