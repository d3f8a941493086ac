import { stem } from '@lqc/language';
import type { IndicatorKey } from '@lqc/contracts';
import { type Item, means } from '../../items/item.js';
import type { Source } from './sources.js';
import { leads } from './support.js';

/** "Harga avtur menopang harga jual", "turut membebani harga": words that say in which direction a reason pushed. */
const UP =
  /^(?:(?:men|di|pen)(?:topang|opang|dukung|sokong|yokong|unjang|tunjang|dongkrak)|(?:meng|ter|di)?angkat|menyokong|penyokong|mengerek|mengatrol|menggenjot|menggairahkan|menyangga|terbantu|optimisme|keyakinan)(?:nya)?$/;
const DOWN =
  /^(?:menekan|tertekan|penekan|membebani|dibebani|terbebani|pemberat|memberatkan|membayangi|dibayangi|menghambat|dihambat|terhambat|penghambat|menggerus|tergerus|mengikis|terkikis|menggerogoti|memangkas|pesimisme|kekhawatiran)(?:nya)?$/;

/** Costs: what burdens a cost may also raise it, so "membebani" tells no direction. */
const OF_COSTS = /biaya|upah/;

interface CausalDirection {
  readonly direction: 1 | -1;
  /** "Tidak selalu mengangkat": for some contact it went another way, or did not move. */
  readonly isDenied: boolean;
}

/** The direction in which a stretch says its reason pushed the indicator; null where it says none. */
export function causalDirectionIn(
  items: readonly Item[],
  keys: readonly IndicatorKey[] | null,
): CausalDirection | null {
  const isDenied = notAlways(items).length > 0;
  const isPlainlyDenied = !isDenied && items.some((one) => means(one, 'not'));
  const isUp = items.some(({ word }) => UP.test(word));
  const isDown = items.some(({ word }) => DOWN.test(word));
  if (isPlainlyDenied || (!isUp && !isDown)) return null;
  if (!isUp && keys?.some((key) => OF_COSTS.test(key))) return null;
  return { direction: isUp ? 1 : -1, isDenied };
}

/** "Tidak serta-merta", "tidak selalu": the two words, which no narrative has to contain. */
export function notAlways(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (one, place) => means(one, 'not') && ALWAYS.test(items[place + 1]?.word ?? ''),
  );
  return at < 0 ? [] : items.slice(at, at + 2);
}
const ALWAYS = /^(?:serta-merta|selalu|senantiasa|otomatis|lantas)$/;

/** Whether a contact's sentence agrees: its indicator moved in that direction, or stood still with a "penopang". */
export function isCausedThatWay(source: Source, push: CausalDirection | null): boolean {
  const direction = leads(source);
  if (push === null) return true;
  if (push.isDenied) return direction !== null && direction !== push.direction;
  return (
    direction === push.direction ||
    (push.direction === 1 && direction === 0 && source.words.has(BEARER))
  );
}
const BEARER = stem('penopang');
