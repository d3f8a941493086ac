import type { IndicatorKey, Level } from '@lqc/contracts';
import { isA, type Item, means } from '../../items/item.js';
import { pointsBack } from '../../items/pointing.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isCount } from './how-many.js';

/** "Salah satu kontak", "beberapa", "di antaranya", "antara lain": some contacts, at least one. */
const SOME =
  /^(?:salah|seorang|sebuah|suatu|sebagian|beberapa|sejumlah|segelintir|ada|terdapat|antara|misalnya|termasuk|lain|lainnya|sisanya|tertentu)$/;

/**
 * Whether a sentence reports what contacts said without limiting it to some: "kontak menyebut …", "menurut
 * kontak …", "dilaporkan bahwa …".
 */
export function isOfContactsInGeneral({ items, topic }: Sentence): boolean {
  if (topic.isOfCompany || items.some(isA('company')) || items.some(isA('ordinal'))) return false;
  const isThatOne = (one: Item, at: number) => means(one, 'people') && pointsBack(items[at + 1]);
  if (items.some(isThatOne)) return false;
  return !items.some((one) => means(one, 'some') || isCount(one) || SOME.test(one.word));
}

/**
 * Whether all answers together agree with the direction that contacts in general are reported to have seen.
 * "Menurut kontak, persediaan menurun": false where more of them answered above neutral; null where the
 * answers neither agree nor disagree.
 */
export function isBorneByBalance(
  sentence: Sentence,
  {
    keys,
    sector,
    direction,
  }: {
    readonly keys: readonly IndicatorKey[];
    readonly sector: string | null;
    readonly direction: number;
  },
): boolean | null {
  const { table } = sentence.sheet;
  const verdicts = keys.map((indicator) => {
    const balance = table.find({ measure: 'net-balance', indicator, sector });
    const change = table.find({ measure: 'change', indicator, sector, base: 'before' });
    if (!balance) return null;
    const shareOf = (category: Level) =>
      table.find({ measure: 'answer-share', indicator, sector, category })?.value ?? 0;
    if (direction === 0) {
      const sides = Math.max(shareOf('above'), shareOf('below'));
      return shareOf('neutral') >= sides || (sides > HALF ? false : null);
    }
    if (Math.sign(balance.value) === direction) return true;
    // Fewer may have answered so than before, which is itself a movement in this direction.
    return change && Math.sign(change.value) === direction ? null : false;
  });
  return verdicts.every((one) => one === true)
    ? true
    : verdicts.every((one) => one === false)
      ? false
      : null;
}
const HALF = 50;

/** "Terutama karena …", "didominasi oleh …": words that call a reason the main one. */
const MAINLY =
  /^(?:terutama|utamanya|terutamanya|(?:di|men)dominasi|dominan|utama|terbesar|paling)$/;
export const isToldAsMain = ({ items }: Sentence, zone: readonly Item[]): boolean => {
  const cause = items.find(isA('cause'));
  return zone.some(
    (one, at) => MAINLY.test(one.word) && (cause === undefined || one.end >= cause.start || at < 3),
  );
};
