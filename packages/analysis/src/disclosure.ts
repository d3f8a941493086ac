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
  /** The places of groups that are withheld for another reason. */
  readonly already?: (at: number) => boolean;
  /** What is told of each group: of fewer answers its average is held back than its size. */
  readonly told?: Telling;
  /** Whether what these groups are together tells of each of them what is held back. */
  readonly tells?: (withheld: ReadonlySet<number>) => boolean;
}

/**
 * Which of these groups a release copy withholds, by their places: those that reveal a firm, those that are
 * withheld `already`, and further ones, the smallest first, until at least two are withheld that together
 * reveal no firm nor each other: three groups that have three together are known to have one each.
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
 * @param told what is told of it; an internal copy marks only groups that reveal a firm
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
