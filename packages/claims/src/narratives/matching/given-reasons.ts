import { tokensOfItems } from '../../items/tokens-of-items.js';
import { isA, type Item, means } from '../../items/item.js';
import { plainWording } from './plain-wording.js';
import { distinctive } from './reasons.js';
import type { Source } from './sources.js';
import { isContentWord, meaningStem } from './content-words.js';

/** "Bersumber dari garmen", "ditopang vila": what carried it, which need not be why. */
const CARRIED =
  /^(?:bersumber|ditopang|menopang|disumbang|didukung|ditunjang|terbantu|ter?cermin|terutama|utamanya|khususnya)/;

/**
 * Whether what a stretch gives as a reason is one in the sentence that has its words: who only watches
 * the price of kerosene, or sells silver, has not said that these are why.
 */
export const isSameReason = (given: readonly string[], { causes }: Source): boolean =>
  given.every((one) => causes.has(one));

/** "Libur panjang mendorong permintaan", "libur panjang sebagai penyebab": the reason goes before. */
const LED =
  /^(?:mendorong|memicu|menekan|membebani|memberatkan|membayangi|menghambat|menggerogoti|mengangkat|mendongkrak|mengerek|menggerus|mengikis|memangkas|mem?pengaruhi|menyebabkan|mengakibatkan|berdampak|berimbas|penekan|pemberat|penghambat|penyebab|pemicu|pendorong|faktor|alasan|sebab)/;

/**
 * The stems of what a stretch gives as its reason: what stands behind the word or, with some words,
 * before it up to a break; else all that the stretch tells but where it was felt.
 */
export function reasonGiven(text: string, items: readonly Item[]): readonly string[] {
  const at = items.findIndex((item) => means(item, 'cause') && !CARRIED.test(item.word));
  if (at < 0) return [];
  const before = items.slice(0, at);
  const behind = behindLink(untilBreak(items.slice(at + 1)));
  const led = before.slice(before.findLastIndex(isA('break')) + 1);
  const sides = LED.test(items[at]!.word) ? [led, behind] : [behind, led];
  for (const stretch of [...sides, withoutPlaces(items)]) {
    const others = stretch.filter((one) => means(one, 'other'));
    const tokens = plainWording(tokensOfItems(text, others));
    const stems = tokens.filter(isContentWord).map(({ word }) => meaningStem(word));
    const special = distinctive(new Set(stems));
    if (special.length > 0) return special;
  }
  return [];
}

/** "Mengaitkan penurunan pada perumahan dengan lelang yang mundur": the reason comes behind the link. */
const behindLink = (items: readonly Item[]): readonly Item[] =>
  items.slice(items.findIndex(({ word }) => word === 'dengan') + 1);

const untilBreak = (items: readonly Item[]): readonly Item[] => {
  const end = items.findIndex(isA('break'));
  return end < 0 ? items : items.slice(0, end);
};

/** Without "terutama pada suku cadang". */
function withoutPlaces(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex((item) => means(item, 'cause') && CARRIED.test(item.word));
  if (at < 0) return items;
  const rest = items.slice(at);
  return [...items.slice(0, at), ...rest.slice(untilBreak(rest).length)];
}
