import { stem } from '@lqc/language';
import type { IndicatorKey } from '@lqc/contracts';
import { type Item, means } from '../../items/item.js';
import type { Source } from './sources.js';
import { leads } from './support.js';

/** "Harga avtur menopang harga jual", "turut membebani harga": where a reason pushed what it is said of. */
const UP =
  /^(?:(?:men|di|pen)(?:topang|opang|dukung|sokong|yokong|unjang|tunjang|dongkrak)|(?:meng|ter|di)?angkat|menyokong|penyokong|mengerek|mengatrol|menggenjot|menggairahkan|menyangga|terbantu|optimisme|keyakinan)(?:nya)?$/;
const DOWN =
  /^(?:menekan|tertekan|penekan|membebani|dibebani|terbebani|pemberat|memberatkan|membayangi|dibayangi|menghambat|dihambat|terhambat|penghambat|menggerus|tergerus|mengikis|terkikis|menggerogoti|memangkas|pesimisme|kekhawatiran)(?:nya)?$/;

/** Of a cost, what weighs on it may as well raise it. */
const OF_COSTS = /biaya|upah/;

export interface CausalDirection {
  readonly direction: 1 | -1;
  /** "Tidak selalu mengangkat": with somebody it went another way, or nowhere. */
  readonly isDenied: boolean;
}

/** Where the words of a stretch say that its reason pushed an indicator; null where none does. */
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

/** "Tidak serta-merta", "tidak selalu": both words, which no narrative has. */
export function notAlways(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (one, place) => means(one, 'not') && ALWAYS.test(items[place + 1]?.word ?? ''),
  );
  return at < 0 ? [] : items.slice(at, at + 2);
}
const ALWAYS = /^(?:serta-merta|selalu|senantiasa|otomatis|lantas)$/;

/** Whether a contact's sentence says that its indicator went there, or stood with that to bear it up. */
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

/** "Optimisme sejumlah kontak ditopang …": of those who told, not of an average. */
export const isMoodOfContacts = (items: readonly Item[], item: Item): boolean => {
  const next = items[items.indexOf(item) + 1];
  return means(item, 'level') && MOOD.test(item.word) && next !== undefined && means(next, 'some');
};
const MOOD = /^(?:optimisme|pesimisme)$/;

/** "Berdampak berbeda antarkontak": of what these sentences tell of, some went another way. */
export const wentApart = (sources: readonly Source[]): boolean =>
  new Set(sources.map(leads).filter((direction) => direction !== null)).size > 1;

/** Words that say so of a reason. */
export const saysApart = (items: readonly Item[]): boolean =>
  items.some(({ word }) => APART.test(word)) &&
  items.some(({ word }) =>
    /^(?:berdampak|dampak(?:nya)?|berimbas|pengaruh(?:nya)?|berpengaruh|dirasakan|direspons)$/.test(
      word,
    ),
  );
const APART = /^(?:ber|di)?beda(?:-beda)?$|^ber(?:ragam|variasi|lainan)$/;
