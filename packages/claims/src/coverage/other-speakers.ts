import { type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, ofKinds, type Question } from './question.js';

/** Whether a word attributes something to others than those whose words were read. */
export const OTHER_SPEAKERS: readonly Question[] = [
  ofKinds(['says'], isSaidOfAnother),
  ofKinds(['indicator'], isOfCompany),
];

/** "A menyampaikan bahwa permintaan B naik": A did not say what B said of itself. */
function isSaidOfAnother({ items, at, lead }: Asked<ItemOf<'says'>>): boolean {
  const behind = items.slice(at + 1);
  const other = behind.findIndex((one) => means(one, 'company'));
  const between = behind.slice(0, Math.max(other, 0));
  return (
    lead !== undefined &&
    means(lead, 'company') &&
    other > 0 &&
    means(between.at(-1)!, 'indicator') &&
    between.every((one) => means(one, 'plain') || means(one, 'indicator'))
  );
}

const FIGURED = new Set<Reading['type']>(['change', 'stable', 'level', 'neutral_position']);

/**
 * "X menyebut biaya naik 5 %. Margin usaha perusahaan meningkat", "harga jualnya turun", "perusahaan
 * menurunkan investasi": means the company just spoken of, although the average of all contacts was read.
 */
function isOfCompany({
  sentence,
  item,
  items,
  at,
  next,
  readings,
}: Asked<ItemOf<'indicator'>>): boolean {
  const isSpokenOf = sentence.topic.isOfCompany && !sentence.has('number');
  const isItsOwn = next !== undefined && isOne(next);
  const isSubject = items
    .slice(0, at)
    .some((one, place) => isOne(one) && !isMany(items[place - 1]));
  return (
    isSpokenOf &&
    !sentence.has('company') &&
    (isItsOwn || isSubject || item.last.endsWith('nya')) &&
    readings.some(({ type, facts }) => FIGURED.has(type) && facts.length > 0)
  );
}

const isOne = (item: Item): boolean => means(item, 'people') && item.word === 'perusahaan';
const isMany = (lead: Item | undefined): boolean =>
  lead !== undefined &&
  (means(lead, 'some') || means(lead, 'quantifier') || means(lead, 'everybody'));
