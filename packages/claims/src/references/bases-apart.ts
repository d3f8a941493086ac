import type { QuarterRole } from '@lqc/contracts';
import { isA, isOneOf, type Item } from '../items/item.js';

const LINK = /^(?:dan|maupun|serta)$/;
const isLeading = isOneOf('plain', 'than', 'from');

/** A sentence with one of the quarters that it was joined of. */
interface BaseApart {
  readonly role: QuarterRole | null;
  readonly items: readonly Item[];
}

/**
 * "Naik 0,42 poin, baik dibandingkan triwulan III maupun triwulan I": the same sentence held against each
 * of two quarters by itself. Null where no two quarters are joined.
 */
export function basesApart(written: readonly Item[]): readonly BaseApart[] | null {
  const items = withoutBoth(written);
  for (const [at, link] of items.entries()) {
    if (!isA('break')(link) || !LINK.test(link.meaning.mark)) continue;
    const first = items.slice(0, at).findLastIndex((one) => !isA('plain')(one));
    const behind = items.slice(at + 1).findIndex((one) => !isLeading(one));
    const second = at + 1 + behind;
    const [one, two] = [items[first], behind < 0 ? undefined : items[second]];
    if (!one || !two || !isA('period')(one) || !isA('period')(two)) continue;
    const from = isBare(items, at, second) ? second : at + 1;
    return [
      { role: one.meaning.role, items: [...items.slice(0, at), ...items.slice(second + 1)] },
      { role: two.meaning.role, items: [...items.slice(0, first), ...items.slice(from)] },
    ];
  }
  return null;
}

/** "Dibandingkan triwulan III dan triwulan I": the second goes with the word before the first. */
const isBare = (items: readonly Item[], at: number, second: number): boolean =>
  items.slice(at + 1, second).every((one) => !isA('than')(one) && !isA('from')(one));

/** Without ", baik", which parts the quarters from what is held against them. */
function withoutBoth(items: readonly Item[]): readonly Item[] {
  const both = items.findIndex(({ word }) => word === 'baik');
  if (both < 0) return items;
  const mark = items[both - 1];
  const from = mark && isA('break')(mark) ? both - 1 : both;
  return [...items.slice(0, from), ...items.slice(both + 1)];
}
