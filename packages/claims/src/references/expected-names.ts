import { EXPECTATION_OF, type IndicatorKey, isExpectation } from '@lqc/contracts';
import { become, isA, type Item, means } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import type { ClaimSheet } from '../facts/sheet.js';

/** Words of expectation: plans, moods, forecasts. */
const HOPING =
  /^(?:rencana|berniat|prospek|minat|sentimen|optimisme|pesimisme|keyakinan|niat|animo|harapan|pandangan|ekspektasi|perkiraan|prakiraan|proyeksi|yakin|optimis|optimistis|pesimis|pesimistis)(?:nya)?$/;

/**
 * Reads names as expectations. "Di antara indikator perkiraan, investasi (3,45) berada di bawah penjualan
 * (3,68)": in a chapter about expectations, or after the name of one, the names in a sentence that expects
 * something mean the next quarter.
 */
export function readExpectedNames(
  items: readonly Item[],
  { sheet, topic }: { readonly sheet: ClaimSheet; readonly topic: Topic },
): void {
  // A company that is named speaks of its own questions.
  const told = sheet.indicator ?? (items.some(isA('company')) ? null : topic.indicator);
  const isAhead = isExpectation(told);
  // Outside a chapter of expectations the name of one expects nothing by itself.
  const isExpecting = items.some(
    (one) =>
      means(one, 'expected') || (HOPING.test(one.word) && (isAhead || !means(one, 'indicator'))),
  );
  if (!isExpecting) return;
  const named = new Set<IndicatorKey>();
  for (const [at, item] of items.entries()) {
    // Only the expected sales are asked for.
    if (SALES.test(item.word) && means(item, 'plain'))
      become(item, { is: 'indicator', keys: ['perkiraan penjualan'] });
    if (!means(item, 'indicator') || item.meaning.keys.length !== 1) continue;
    const [key] = item.meaning.keys;
    const expected = EXPECTATION_OF[key!];
    // "Ekspektasi harga jual menguat, … seluruh kontak memprakirakan harga di atas netral".
    const isAgain = expected !== undefined && named.has(expected);
    if (isExpectation(key)) named.add(key!);
    // "Harga jual naik, sedangkan perkiraan harga jual melandai": they are two.
    const isOfExpected = (one: Item) => means(one, 'indicator') && one.meaning.keys[0] === expected;
    const isApart = isBesideExpected(items, at) || items.slice(at + 1).some(isOfExpected);
    const isForeseen = sheet.indicator === null && isForeseenAt(items, at);
    if (!expected || isOfNow(items, at) || isApart || !(isAhead || isAgain || isForeseen)) continue;
    // Domestic demand is only a part of the expected sales, so its name is kept.
    if (expected !== 'perkiraan penjualan') become(item, { is: 'indicator', keys: [expected] });
  }
}

/** "Delapan kontak memperkirakan kenaikan tingkat upah", of a sector: what is expected of it. */
const isForeseenAt = (items: readonly Item[], at: number): boolean => {
  const lead = items
    .slice(0, at)
    .findLast((one) => !means(one, 'direction') && !means(one, 'plain'));
  return lead !== undefined && /^memp(?:er|ra)kirakan$|^memproyeksikan$/.test(lead.word);
};

/** "Kenaikan perkiraan penjualan berada di atas kenaikan investasi": of the two only one is said to be expected. */
const isBesideExpected = (items: readonly Item[], at: number): boolean =>
  means(items[at - 1], 'direction') &&
  items.slice(1, at - 1).some(({ word }, nth) => {
    const isSame = items[nth]!.word === items[at - 1]!.word;
    return isSame && (HOPING.test(word) || SALES.test(word));
  });

const SALES = /^penjualan(?:nya)?$/;
const ACTUAL = /^(?:realisasi|kinerja|aktual|berjalan|sendiri)/;

/** "Tenaga kerja saat ini", "realisasi investasi", "investasi sendiri". */
const isOfNow = (items: readonly Item[], at: number): boolean => {
  const [lead, item, next] = [items[at - 1], items[at]!, items[at + 1]];
  const isNow = means(next, 'period') && next.meaning.role === 'now' && !next.meaning.isNamed;
  const behind = items.slice(at + 1, at + 3).find((one) => one.word !== 'pada');
  const isToday = means(behind, 'period') && behind.word !== 'kini';
  if (isToday && behind.meaning.role === 'now' && !behind.meaning.isNamed) return true;
  return isNow || [lead, item, next].some((one) => one !== undefined && ACTUAL.test(one.word));
};
