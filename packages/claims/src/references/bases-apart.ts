import type { QuarterRole } from '@lqc/contracts';
import { joinedQuarters } from '../dimensions/joined-quarters.js';
import { type Item, means } from '../items/item.js';

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
  const [joined] = joinedQuarters(items);
  if (!joined) return null;
  const { link, first, second } = joined;
  const at = items.indexOf(link);
  const to = items.indexOf(second);
  const from = isBare(items, at, to) ? to : at + 1;
  return [
    { role: first.meaning.role, items: [...items.slice(0, at), ...items.slice(to + 1)] },
    {
      role: second.meaning.role,
      items: [...items.slice(0, items.indexOf(first)), ...items.slice(from)],
    },
  ];
}

/** "Dibandingkan triwulan III dan triwulan I": the second goes with the word before the first. */
const isBare = (items: readonly Item[], at: number, second: number): boolean =>
  items.slice(at + 1, second).every((one) => !means(one, 'than') && !means(one, 'from'));

/** Without ", baik", which parts the quarters from what is held against them. */
function withoutBoth(items: readonly Item[]): readonly Item[] {
  const both = items.findIndex(({ word }) => word === 'baik');
  if (both < 0) return items;
  const mark = items[both - 1];
  const from = mark && means(mark, 'break') ? both - 1 : both;
  return [...items.slice(0, from), ...items.slice(both + 1)];
}
