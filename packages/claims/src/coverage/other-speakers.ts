import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { PLURAL } from '../narratives/contacts/how-many.js';
import { type Asked, ofKinds, type Question } from './question.js';

/** Whether a word attributes something to others than those whose words were read. */
export const OTHER_SPEAKERS: readonly Question[] = [
  ofKinds(['indicator'], isOfCompany),
  ofKinds(['company'], isOfAnother),
  ofKinds(['some'], isOfMore),
];

/**
 * "A menyampaikan bahwa permintaan B naik", "menurut A, permintaan B naik": A did not say what B said of itself.
 * "A menegosiasikan ulang kontrak dengan B": which contacts dealt with each other no narrative says.
 */
function isOfAnother({ items, at, lead }: Asked<ItemOf<'company'>>): boolean {
  const earlier = items.findLastIndex((one, place) => place < at && means(one, 'company'));
  if (earlier < 0) return false;
  const between = items.slice(earlier + 1, at);
  const isPassed = between.every((one) => PASSED.has(one.is) || one.word === ',');
  const link = lead?.word ?? '';
  if (/^(?:dengan|kepada|bersama)$/.test(link) || (link === 'menurut' && isPassed)) return true;
  const isSaid =
    between.some((one) => means(one, 'says')) ||
    (items[earlier - 1]?.word === 'menurut' && means(lead, 'indicator'));
  return isSaid && isPassed;
}

/** "A dan beberapa kontak", "beberapa kontak, antara lain A, menyampaikan": of A alone it was read. */
function isOfMore({ item, items, at, lead }: Asked<ItemOf<'some'>>): boolean {
  if (lead?.is === 'break' && items[at - 2]?.is === 'company') return true;
  const named = items.findIndex((one, place) => place > at && means(one, 'company'));
  const isSeveral = items.slice(named + 1).some((one) => means(one, 'company'));
  return PLURAL.test(item.word) && named > 0 && !isSeveral && items[named + 1]?.word !== 'yang';
}

const PASSED = new Set<Item['is']>(['plain', 'indicator', 'says']);

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
    .some((one, place) => isOne(one) && !(place > 0 && isMany(items[place - 1]!)));
  return (
    isSpokenOf &&
    !sentence.has('company') &&
    (isItsOwn || isSubject || item.last.endsWith('nya')) &&
    readings.some(({ type, facts }) => FIGURED.has(type) && facts.length > 0)
  );
}

const isOne = (item: Item): boolean => means(item, 'people') && item.word === 'perusahaan';
const isMany = isOneOf('some', 'quantifier', 'everybody');
