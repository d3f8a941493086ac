import { baseOf } from '../../dimensions/bases.js';
import { categoryOf } from '../../dimensions/categories.js';
import { isApart } from '../../judging/equals.js';
import type { Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type Bound, type NumberItem, open } from '../bindings/binding.js';
import { isOrientation } from '../../facts/categories.js';

/** "Pangsa Industri Pengolahan naik 5 poin persen": of companies by sector or by orientation. */
export function readCompanyShareChange(
  sentence: Sentence,
  item: NumberItem,
  {
    items,
    way,
    bound,
  }: {
    readonly items: readonly Item[];
    /** Where its word says that it went. */
    readonly way: number;
    readonly bound: Bound;
  },
): Reading {
  const { table } = sentence.sheet;
  const type = 'share_change' as const;
  const found = categoryOf(sentence, item);
  const { sectors, isNamed } =
    bound.sector === undefined
      ? sentence.sectorOf(item)
      : { sectors: [bound.sector], isNamed: true };
  const isOriented = found !== null && isOrientation(found.category);
  if (way === 0 || (!isOriented && !isNamed)) return open(type, items);
  const at = {
    measure: 'company-share',
    ...(isOriented ? { category: found.category } : { sector: sectors[0] ?? null }),
  } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: baseOf(sentence, item) })];
  if (!now || !then) return open(type, items);
  const isThatWay = Math.sign(now.value - then.value) === way;
  const holds = isThatWay && isApart(item.meaning.number, now, then);
  return decided({ type, items: [...items, ...(isOriented ? found.items : [])] }, holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}
