import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';

const LINK = /^(?:dan|maupun|serta)$/;
const isLeading = isOneOf('plain', 'than', 'from');

/** Two quarters that a word joins: "triwulan III maupun triwulan I". */
interface JoinedQuarters {
  readonly link: Item;
  readonly first: ItemOf<'period'>;
  readonly second: ItemOf<'period'>;
}

/** Every two quarters of a sentence that are told side by side. */
export const joinedQuarters = (items: readonly Item[]): JoinedQuarters[] =>
  items.flatMap((link, at) => {
    if (!means(link, 'break') || !LINK.test(link.meaning.mark)) return [];
    const first = items.slice(0, at).findLast((one) => !means(one, 'plain'));
    const second = items.slice(at + 1).find((one) => !isLeading(one));
    return first && second && means(first, 'period') && means(second, 'period')
      ? [{ link, first, second }]
      : [];
  });
