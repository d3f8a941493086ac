import type { IndicatorKey } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/**
 * "Di antara biaya energi dan biaya tenaga kerja, hanya …", "dari ketiganya": the names in a list among
 * which alone something is ranked or counted. None where no two are named so.
 */
export function namesAmong<Is extends 'indicator' | 'sector'>(
  { items }: Sentence,
  is: Is,
): ItemOf<Is>[] {
  const at = items.findIndex(
    ({ word }, place) =>
      (word === 'antara' || word === 'di antara' || (word === 'dari' && place === 0)) &&
      items[place + 1]?.meaning.is === is,
  );
  if (at < 0) return [];
  const behind = items.slice(at + 1);
  const end = behind.findIndex((one: Item) => !means(one, is) && !means(one, 'break'));
  // A comma ends the list: "di antara A dan B, A …".
  const last = behind.findIndex(
    (one, place) => means(one, 'break') && one.word === ',' && joins(behind.slice(0, place)),
  );
  const ends = [end, last].filter((place) => place >= 0);
  const names = behind.slice(0, ends.length > 0 ? Math.min(...ends) : undefined).filter(isA(is));
  return names.length > 1 ? names : [];
}

/** "A, B, dan C" is whole, "A, B" may go on. */
const joins = (list: readonly Item[]): boolean =>
  list.some((one) => means(one, 'break') && ['dan', 'serta', 'maupun'].includes(one.meaning.mark));

/** Whether a sector or an indicator is the one that a name means. */
export const isOfName = (
  one: { readonly sector: string | null; readonly indicator: IndicatorKey | null },
  { meaning }: ItemOf<'indicator' | 'sector'>,
): boolean =>
  meaning.is === 'sector'
    ? meaning.sector === one.sector
    : meaning.keys.some((key) => key === one.indicator);
