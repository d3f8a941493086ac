import { tokensOfItems } from '../../items/tokens-of-items.js';
import { isA, type Item, means } from '../../items/item.js';
import { plainWording } from './plain-wording.js';
import { distinctive } from './reasons.js';
import type { Source } from './sources.js';
import { isContentWord, meaningStem } from './content-words.js';

/** "Bersumber dari garmen", "ditopang vila": where a change came from, which need not be its reason. */
const CARRIED =
  /^(?:bersumber|ditopang|menopang|disumbang|didukung|ditunjang|terbantu|ter?cermin|terutama|utamanya|khususnya)/;

/**
 * Whether a source gives the stretch's reason as a reason. Who only watches the price of kerosene, or sells
 * silver, does not.
 */
export const isSameReason = (given: readonly string[], { causes }: Source): boolean =>
  given.every((one) => causes.has(one));

/** "Libur panjang mendorong permintaan", "libur panjang sebagai penyebab": words that follow their reason. */
const LED =
  /^(?:mendorong|memicu|menekan|membebani|memberatkan|membayangi|menghambat|menggerogoti|mengangkat|mendongkrak|mengerek|menggerus|mengikis|memangkas|mem?pengaruhi|menyebabkan|mengakibatkan|berdampak|berimbas|penekan|pemberat|penghambat|penyebab|pemicu|pendorong|faktor|alasan|sebab)/;

/**
 * The stems of the reason that a stretch gives: the words after its word of cause, or before it for some
 * words; else all content words except where the change was felt.
 */
export function reasonGiven(text: string, items: readonly Item[]): readonly string[] {
  const at = items.findIndex((item) => means(item, 'cause') && !CARRIED.test(item.word));
  // What it waits for is no reason of its own.
  if (at < 0 || items.some(({ word }) => WAITING.test(word))) return [];
  const before = items.slice(0, at);
  const behind = behindLink(untilBreak(items.slice(at + 1)));
  const led = before.slice(before.findLastIndex(isA('break')) + 1);
  const sides = LED.test(items[at]!.word) ? [led, behind] : [behind, led];
  // "Kenaikan permintaan mendorong digitalisasi": what a verb leads to is no reason.
  const isActive = PUSHING.test(items[at]!.word) && led.length > 0;
  for (const stretch of isActive ? [led] : [...sides, withoutPlaces(items)]) {
    const others = stretch.filter((one) => means(one, 'other'));
    const tokens = plainWording(tokensOfItems(text, others));
    const stems = tokens.filter(isContentWord).map(({ word }) => meaningStem(word));
    const special = distinctive(new Set(stems));
    if (special.length > 0) return special;
  }
  return isActive ? [NONE] : [];
}
const WAITING = /^(?:me|di)?(?:nunggu|tunggu|nanti(?:kan)?)$/;
/** A reason that no contact gives. */
const NONE = '';
const PUSHING = /^(?:mendorong|memicu|menyebabkan|mengakibatkan|mengerek|mengangkat|mendongkrak)$/;

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
