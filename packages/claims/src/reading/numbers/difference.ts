import { roundHalfUp } from '../equals.js';
import { isA, type Item, type ItemOf } from '../item.js';
import { decided, type Reading } from '../reading.js';
import type { Sentence } from '../sentence.js';
import type { NumberItem } from './binding.js';

/** "Lebih rendah 0,39 poin daripada permintaan ekspor": how far two averages are apart. */
export function readDifference(
  sentence: Sentence,
  item: NumberItem,
  word: ItemOf<'more'>,
  items: readonly Item[],
): Reading | null {
  const after = sentence.after(item);
  const link = after.findIndex((one) => isA('than')(one) || isA('from')(one));
  const other = after
    .slice(Math.max(link, 0))
    .find((one) => isA('indicator')(one) || isA('sector')(one) || isA('everybody')(one));
  if (link < 0 || !other) return null;
  const type = 'compare' as const;
  const { table, indicator: own } = sentence.sheet;
  const first = sentence.before(item).find(isA('indicator'));
  const [key = null] = first?.meaning.keys ?? [sentence.topic.indicator ?? own];
  const [sector = null] = sentence.before(item).some(isA('sector'))
    ? sentence.sectorOf(item).sectors
    : [sentence.sheet.sector ?? sentence.topic.sector];
  const then = isA('indicator')(other)
    ? { indicator: other.meaning.keys[0]!, sector }
    : { indicator: key, sector: isA('sector')(other) ? other.meaning.sector : null };
  const one = table.find({ measure: 'average', indicator: key, sector });
  const two = table.find({ measure: 'average', ...then });
  if (!one || !two || one.id === two.id) return decided({ type, items }, null);
  const apart = roundHalfUp(one.value - two.value, 2);
  const way = word.meaning.comparison === 'more' ? 1 : -1;
  const holds = apart * way === Math.abs(item.meaning.number.value);
  return decided({ type, items }, holds ? true : null, { facts: [one, two] });
}
