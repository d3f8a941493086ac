import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured } from './growth.js';

const FOLLOWING =
  /^(?:tercermin|tecermin|terlihat|tampak|terasa|tertular|diikuti|dibarengi|diiringi|disertai|ditransmisikan|diteruskan|merembet|menular|berimbas|berdampak|berujung|sampai|sejalan|seiring|mengangkat|mendorong|menopang)$/;

/**
 * "Naiknya harga jual agaknya belum tercermin pada margin", "margin yang membaik tidak diikuti permintaan
 * domestik": the second did not go the way of the first; without "belum" it did. Whether the first went so is read beside it.
 */
export function readUnaccompanied(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isUnfigured(clause) ? linkIn(clause) : null;
    if (!said) return [];
    const { way, key, items, isDenied, isPartly } = said;
    const claim = { type: 'compare_changes', items } as const;
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    const { table } = sentence.sheet;
    const base = baseOf(sentence, items[0]!);
    const change = table.find({ measure: 'change', indicator: key, sector, base });
    if (!change) return [decided(claim, null)];
    const isSo = (Math.sign(change.value) === way) !== isDenied;
    const isClear = !isPartly && Math.abs(change.value) >= CLEAR;
    return [
      decided(claim, isSo && !isPartly ? true : isClear ? false : null, {
        facts: [change],
        expected: table.label(change),
      }),
    ];
  });
}

/** So small a step may be called none. */
const CLEAR = 0.1;

/** "… naik … tercermin pada B": a direction before the link, and a bare name behind it. */
function linkIn({ items }: Clause) {
  const at = items.findIndex(({ word }) => FOLLOWING.test(word));
  const link = items[at];
  if (!link) return null;
  const led = items.slice(0, at);
  const not = led.slice(-3).find(isA('not'));
  const isDenied = not !== undefined;
  // "Belum sepenuhnya tercermin" admits some of it.
  const isPartly = isDenied && not !== led.at(-1);
  const behind = items.slice(at + 1);
  const ways = led.filter(isA('way'));
  const [moved] = ways;
  const names = behind.filter(isA('indicator'));
  const [key, more] = names[0]?.meaning.keys ?? [];
  const isBare = behind.every((one: Item) => !means(one, 'way') && !means(one, 'category'));
  if (!moved?.meaning.way || ways.length > 1 || !key || more || names.length > 1) return null;
  if (!led.some(isA('indicator')) || !isBare) return null;
  const linked = isDenied ? [not, link] : [link];
  return { way: moved.meaning.way, key, isDenied, isPartly, items: linked };
}
