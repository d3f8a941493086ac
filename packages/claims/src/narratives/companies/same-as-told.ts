import type { Item } from '../../items/item.js';
import type { Verdict } from './hold-part.js';
import { matchItems } from '../matching/matched-items.js';
import { distinctive } from '../matching/reasons.js';
import type { Source } from '../matching/sources.js';
import { leads } from '../matching/support.js';

const REASON = '(?:dengan )?(?:faktor|alasan|pendorong|penyebab|pemicu|sebab)(?:nya)?';
const REASON_WORD = /^(?:dengan|faktor|alasan|pendorong|penyebab|pemicu|sebab|hal|karenanya)/;
/** "Hal ini juga disampaikan X": who tells of it, rather than what it led to. */
const TELLING =
  '(?:(?:juga|pun|turut|antara|lain|misalnya|sama) )*(?=di(?:sampaikan|sebut|kemuka|lapor|utara|ungkap|tutur|akui|rasakan|alami))';
const ALL_TOLD = `hal (?:itu|tersebut|ini|yang sama) ${TELLING}`;
const OF_ALL_TOLD = new RegExp(ALL_TOLD, 'u');
const SAME_REASON = new RegExp(
  `(?:${REASON} (?:yang )?(?:sama|serupa|tersebut|itu|ini)|hal (?:itu|tersebut)|karenanya) |${ALL_TOLD}`,
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

/** "Hal ini disampaikan X": all that was told before, with its direction, rather than the reason alone. */
export const isOfAllTold = (text: string, items: readonly Item[]): boolean =>
  matchItems(text, items, OF_ALL_TOLD, /^hal$/) !== null;

/**
 * Whether one of a contact's reasons is one that was told before; null where neither can be said.
 *
 * @param way where that went, if the contact must tell of the same direction
 */
export function namesReason(
  mine: readonly Source[],
  told: ReadonlySet<string>,
  way?: number | null,
): Verdict {
  if (told.size === 0 || way === null) return null;
  const isTold = (reasons: ReadonlySet<string>): boolean => {
    const own = distinctive(reasons);
    return own.length > 0 && own.every((one) => told.has(one));
  };
  const isSo = (one: Source) =>
    (isTold(one.reasons) || isTold(one.whys)) && (way === undefined || leads(one) === way);
  return mine.some(isSo) || null;
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
