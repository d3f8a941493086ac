import { companyWayOf } from '@lqc/language';
import { tokensOfItems } from '../../items/tokens-of-items.js';
import { type Item, means } from '../../items/item.js';
import { ratesIn } from './rates.js';
import { distinctive, reasonsIn } from './reasons.js';
import { isTelling, meaningStem } from './telling.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { ToldBefore } from '../../sentence/told.js';

/** What stands in a stretch; of what it does not tell, that what was told before it. */
export function toldBefore(text: string, items: readonly Item[], before: ToldBefore): ToldBefore {
  const tokens = tokensOfItems(
    text,
    items.filter((item) => !means(item, 'company')),
  );
  const rates = ratesIn(tokens);
  const stems = new Set(tokens.filter(isTelling).map(({ word }) => meaningStem(word)));
  return {
    rates: rates.length > 0 ? rates : before.rates,
    way: wayOfItems(items) ?? before.way,
    // "Yang pertama menyebutnya sebagai penyebab": with no reason of its own it goes on about that one.
    stems: distinctive(reasonsIn(tokens)).length > 0 ? stems : new Set([...before.stems, ...stems]),
  };
}

/** A stretch with what its sentence quotes: that is told as well. */
export const withQuotes = (sentence: Sentence, items: readonly Item[]): readonly Item[] =>
  [...items, ...sentence.all('quote')].toSorted((a, b) => a.start - b.start);

/** Where a stretch says that something went, before it comes to a reason. */
export function wayOfItems(items: readonly Item[]): number | null {
  const cause = items.findIndex((one) => means(one, 'cause') && !one.word.startsWith('me'));
  const own = items.slice(0, cause < 0 ? undefined : cause);
  const way = own.map(({ word }) => companyWayOf(word)).find((one) => one !== undefined);
  if (way !== undefined) return way;
  const accompanied = items.findIndex(({ word }) => ACCOMPANYING.test(word));
  return accompanied < 0 ? null : (companyWayOf(items[accompanied + 1]?.word ?? '') ?? null);
}

/** "Pesanan baru menjadi salah satu faktor yang menyertai kenaikan margin": the reason goes before. */
const ACCOMPANYING =
  /^(?:menyertai|mengiringi|melatarbelakangi|mendasari|mendorong|memicu|menopang)$/;

/** What two stretches told, one after the other. */
export const toldTogether = (first: ToldBefore, next: ToldBefore): ToldBefore => ({
  rates: next.rates,
  way: next.way,
  stems: new Set([...first.stems, ...next.stems]),
});
