import type { ClaimCategory } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isApart } from '../../judging/equals.js';
import type { Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type NumberItem, open, placesOf } from '../bindings/binding.js';

/** "naik 4,2 poin persen": how far a share of answers moved. */
export function readShareChange(
  sentence: Sentence,
  item: NumberItem,
  category: ClaimCategory,
  items: Item[],
  way: number | null,
): Reading {
  const { indicators, sectors } = placesOf(sentence, item, {});
  const base = baseOf(sentence, item);
  const [indicator] = indicators.keys;
  const [sector] = sectors.sectors;
  const { table } = sentence.sheet;
  const at = {
    measure: 'answer-share',
    indicator: indicator ?? null,
    sector: sector ?? null,
    category,
  } as const;
  const [now, then] = [table.find(at), table.find({ ...at, period: base })];
  if (!now || !then) return open('share_change', items);
  const fits =
    (way === null || way === 0 || Math.sign(now.value - then.value) === way) &&
    isApart(item.meaning.number, now, then);
  return decided({ type: 'share_change', items }, fits, {
    facts: [now, then],
    expected: `${table.label(then)}; ${table.label(now)}`,
  });
}
