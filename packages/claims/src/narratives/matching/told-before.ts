import { companyWayOf } from '@lqc/language';
import { tokensOf } from '../../language/tokens.js';
import { isA, type Item } from '../../items/item.js';
import { ratesIn } from './rates.js';
import { distinctive, reasonsIn } from './reasons.js';
import { isTelling, meaningStem } from './telling.js';
import type { ToldBefore } from '../../sentence/told.js';

/** What stands in a stretch; of what it does not tell, that what was told before it. */
export function toldBefore(text: string, items: readonly Item[], before: ToldBefore): ToldBefore {
  const tokens = items
    .filter((item) => !isA('company')(item))
    .flatMap(({ start, end }) => tokensOf(text, start, end));
  const rates = ratesIn(tokens);
  const stems = new Set(tokens.filter(isTelling).map(({ word }) => meaningStem(word)));
  return {
    rates: rates.length > 0 ? rates : before.rates,
    way: wayOfItems(items) ?? before.way,
    // "Yang pertama menyebutnya sebagai penyebab": with no reason of its own it goes on about that one.
    stems: distinctive(reasonsIn(tokens)).length > 0 ? stems : new Set([...before.stems, ...stems]),
  };
}

/** Where a stretch says that something went, before it comes to a reason. */
export function wayOfItems(items: readonly Item[]): number | null {
  const cause = items.findIndex((one) => isA('cause')(one) && !one.word.startsWith('me'));
  const own = items.slice(0, cause < 0 ? undefined : cause);
  return own.map(({ word }) => companyWayOf(word)).find((way) => way !== undefined) ?? null;
}

/** What two stretches told, one after the other. */
export const toldTogether = (first: ToldBefore, next: ToldBefore): ToldBefore => ({
  rates: next.rates,
  way: next.way,
  stems: new Set([...first.stems, ...next.stems]),
});
