import { type Item, means } from '../../items/item.js';
import { judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { equals } from '../../judging/equals.js';
import type { NumberItem } from '../bindings/binding.js';

const THIS = new Set(['ini', 'itu', 'tersebut', 'dimaksud']);

/**
 * "Kenaikan 1,10 poin ini hanya kalah dari permintaan ekspor": a change that was told before, of the
 * indicator and from the quarter that were spoken of, whatever else the sentence goes on to name. Null
 * where nothing points back.
 */
export function readPointedChange(
  sentence: Sentence,
  item: NumberItem,
  way: number,
  items: readonly Item[],
): Reading | null {
  const { sheet, topic } = sentence;
  const isThis = THIS.has(sentence.items[sentence.items.indexOf(item) + 1]?.word ?? '');
  const isLed = sentence
    .before(item)
    .some((one) => means(one, 'indicator') || means(one, 'sector'));
  const indicator = topic.indicator ?? sheet.indicator;
  if (!isThis || isLed || !indicator || sheet.isProfile) return null;
  const sector = sheet.sector ?? topic.sector;
  const bases = ['before', 'last_year'] as const;
  const at = bases.map((base) => ({ measure: 'change', indicator, sector, base }) as const);
  const size = equals(item, 'equal', ({ value }) => value * way);
  const readings = at.map((one) => judge({ type: 'change', items }, sheet.table, [one], size));
  const right = readings.find(({ status }) => status === 'supported');
  const isOfOne = topic.indicators.length < 2 && topic.sectors.length < 2;
  return right ?? (isOfOne ? readings[0]! : unsure(readings[0]!));
}
