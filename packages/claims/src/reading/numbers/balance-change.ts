import { baseOf } from '../../dimensions/bases.js';
import { isApart } from '../../judging/equals.js';
import type { ItemOf } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { type NumberItem, placesOf } from '../bindings/binding.js';

/** "Saldo bersih naik 16,5 poin": how far it moved, worked out from the two balances. */
export function readBalanceChange(
  sentence: Sentence,
  item: NumberItem,
  moved: ItemOf<'way'>,
): Reading {
  const { table } = sentence.sheet;
  const type = 'balance' as const;
  const way = wayAt(sentence, moved);
  const { indicators, sectors } = placesOf(sentence, item, {});
  const at = {
    measure: 'net-balance',
    indicator: indicators.keys[0] ?? null,
    sector: sectors.sectors[0] ?? null,
  } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: baseOf(sentence, item) })];
  const items = [item, moved];
  if (!way || way.isNegated || !now || !then) return decided({ type, items }, null);
  const isThatWay = Math.sign(now.value - then.value) === way.way;
  const holds = isThatWay && isApart(item.meaning.number, now, then);
  return decided({ type, items }, holds, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}
