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
  /** Whether the total of the withheld groups reveals the figure of each of them. */
  readonly tells?: (withheld: ReadonlySet<number>) => boolean;
}

/**
 * The indices of the groups that a release copy withholds: those that reveal a firm, those withheld
 * `already`, and then the smallest others, until at least two are withheld whose total reveals neither a
 * firm nor each of them (three groups with a total of three have one each).
 */
export function withheldAmong(
  sizes: readonly number[],
  { already = () => false, told = 'count', tells = () => false }: Withholding = {},
): Set<number> {
  const groups = sizes.map((n, at) => ({ n, at })).filter(({ n }) => n > 0);
  const isHeld = ({ n, at }: { n: number; at: number }) => already(at) || !mayTell(told, n);
  const withheld = new Set(groups.filter(isHeld).map(({ at }) => at));
  const next = groups.filter(({ at }) => !withheld.has(at)).toSorted((a, b) => a.n - b.n);
  const together = () => [...withheld].reduce((sum, at) => sum + sizes[at]!, 0);
  const isRevealed = () =>
    withheld.size === 1 ||
    !mayTell(told, together()) ||
    together() <= withheld.size ||
    tells(withheld);
  while (withheld.size > 0 && isRevealed() && next.length > 0) withheld.add(next.shift()!.at);
  return withheld;
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
