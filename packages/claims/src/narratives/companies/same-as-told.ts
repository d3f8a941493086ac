import type { Item } from '../../items/item.js';
import type { Verdict } from './hold-part.js';
import { matchItems } from '../matching/matched-items.js';
import { distinctive } from '../matching/reasons.js';
import type { Source } from '../matching/sources.js';

const REASON = '(?:dengan )?(?:faktor|alasan|pendorong|penyebab|pemicu|sebab)(?:nya)?';
const REASON_WORD = /^(?:dengan|faktor|alasan|pendorong|penyebab|pemicu|sebab|hal|karenanya)/;
const SAME_REASON = new RegExp(
  `(?:${REASON} (?:yang )?(?:sama|serupa|tersebut|itu)|hal (?:itu|tersebut)|karenanya) `,
  'u',
);
const DIFFERENT_REASONS = new RegExp(
  `(?:meski(?:pun)? |walau(?:pun)? )?${REASON} (?:(?:yang|juga|pun|tampak) )*(?:ber|di)?(?:beda(?:-beda)?|lainan|ragam|variasi)`,
  'u',
);
const SAME_PLACE = /(?:di )?(?:kota|wilayah|daerah|kabupaten|tempat|lokasi) yang sama /u;

/** "Faktor yang sama disebut X", "hal itu": the reason that was told before. */
export const sameReasonIn = (text: string, items: readonly Item[]): readonly Item[] =>
  matchItems(text, items, SAME_REASON, REASON_WORD)?.items ?? [];

/** "Meski alasannya berbeda": of those who were named. */
export const differentReasonsIn = (text: string, items: readonly Item[]): readonly Item[] =>
  matchItems(text, items, DIFFERENT_REASONS, REASON_WORD)?.items ?? [];

/** "Di kota yang sama": where the contact works that was named before. */
export const samePlaceIn = (text: string, items: readonly Item[]): readonly Item[] =>
  matchItems(text, items, SAME_PLACE, /^(?:di|kota|wilayah|daerah|kabupaten|tempat|lokasi)$/)
    ?.items ?? [];

/** Whether one of a contact's reasons is one that was told before; null where neither can be said. */
export function namesReason(mine: readonly Source[], told: ReadonlySet<string>): Verdict {
  const each = mine.map(({ reasons }) => distinctive(reasons)).filter(({ length }) => length > 0);
  if (told.size === 0 || each.length === 0) return null;
  return each.some((reasons) => reasons.every((one) => told.has(one))) || null;
}

/** Whether two contacts name a place in common; null where they name others, or none. */
export const isOfSamePlace = (mine: readonly Source[], other: readonly Source[]): Verdict => {
  const places = new Set(other.flatMap((one) => [...one.places]));
  return mine.some((one) => [...one.places].some((place) => places.has(place))) || null;
};

/** Whether no two of these contacts name the same reasons; null where one of them names none. */
export function nameDifferentReasons(each: readonly (readonly Source[])[]): Verdict {
  const reasons = each.map((mine) =>
    distinctive(new Set(mine.flatMap((one) => [...one.reasons])))
      .toSorted()
      .join(' '),
  );
  if (reasons.length < 2 || reasons.includes('')) return null;
  return new Set(reasons).size === reasons.length || null;
}
