import type { IndicatorKey } from '@lqc/contracts';
import { EXPECTATION_OF } from '../language/indicator-names.js';
import { isA, type Item, type ItemOf } from '../reading/item.js';
import type { Sentence } from '../reading/sentence.js';

/** These are verbs by their form and lead to a reason all the same. */
const LEADING = /^(?:menyusul|mengingat|mengikuti|merespons)$/;

/**
 * Where a stretch begins to give a reason: "… karena harga avtur" is not about that price. "Mengaitkan
 * kenaikan harga jual dengan …" has what moved behind the word.
 */
const reasonIn = (items: readonly Item[]): Item | undefined =>
  items.find(
    (item) =>
      WATCHED.test(item.word) ||
      (isA('cause')(item) && (!item.word.startsWith('me') || LEADING.test(item.word))),
  );
/** "Menunggu kejelasan kenaikan biaya material": what it waits for is not what it was asked about. */
const WATCHED =
  /^(?:me|di)?(?:nunggu|tunggu|nanti(?:kan)?|mantau|pantau|cermati|ncermati|ngamati|amati)$/;

/** What a stretch is about. */
export interface About {
  readonly indicator: IndicatorKey | null;
  /** All that its words can be about; null for any. */
  readonly keys: readonly IndicatorKey[] | null;
  readonly isSure: boolean;
}

/** "Dengan suku bunga 9 %" is told beside any of them, "kebutuhan pembiayaan" is one of them. */
export const isNamedIndicator = (item: Item): item is ItemOf<'indicator'> =>
  isA('indicator')(item) &&
  (!item.meaning.keys.includes('pembiayaan dan suku bunga') || item.word === 'kebutuhan');

/** Which indicator a stretch is about: the one that it names, else the text's. */
export function aboutOf(sentence: Sentence, items: readonly Item[]): About {
  const { sheet, topic } = sentence;
  const cause = reasonIn(items);
  const named = items.find(
    (item): item is ItemOf<'indicator'> =>
      isNamedIndicator(item) && (!cause || item.start < cause.start),
  );
  const meant = named ? sentence.resolved(named.meaning.keys) : [];
  const first = meant[0] ?? topic.indicator ?? sheet.indicator;
  if (!first) return { indicator: null, keys: null, isSure: false };
  // "Memperkirakan jumlah tenaga kerjanya turun" is of what it expects.
  const isExpected = sentence.items.some(isA('expected'));
  const keys = (meant.length > 0 ? meant : [first]).flatMap((key) => {
    const expected = EXPECTATION_OF[key];
    return expected && (isExpected || expected === sheet.indicator) ? [key, expected] : [key];
  });
  const isSheets = sheet.indicator !== null && keys.includes(sheet.indicator);
  return {
    indicator: isSheets ? sheet.indicator : first,
    keys: sheet.indicator !== null && !named ? [...new Set([...keys, sheet.indicator])] : keys,
    isSure: (named !== undefined && meant.length === 1) || isSheets,
  };
}

/** A name of what a stretch is about, in whatever words: the narratives it is held against answer that. */
export function isAsked(
  item: Item,
  { items, keys }: { readonly items: readonly Item[]; readonly keys: About['keys'] },
): boolean {
  const cause = reasonIn(items);
  const isNamed = isA('indicator')(item) && item.meaning.keys.some((key) => keys?.includes(key));
  return isNamed && (!cause || item.start < cause.start);
}
