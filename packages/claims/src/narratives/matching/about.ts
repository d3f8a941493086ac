import { EXPECTATION_OF, type IndicatorKey } from '@lqc/contracts';
import { type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';

/** These are verbs by their form and lead to a reason all the same. */
const LEADING = /^(?:menyusul|mengingat|mengikuti|merespons)$/;

/** "Menyebut kenaikan biaya material sebagai penyebab perlambatan": the reason stands in front. */
const AS = /^(?:sebagai|jadi|menjadi)$/;

/**
 * What of a stretch gives a reason: "… karena harga avtur" is not about that price. "Mengaitkan kenaikan
 * harga jual dengan …" has what moved behind the word.
 */
function reasonIn(items: readonly Item[]): ReadonlySet<Item> {
  const front = reasonInFront(items);
  if (front) return new Set(items.slice(front.from, front.to));
  const from = items.findIndex(
    (item) =>
      WATCHED.test(item.word) ||
      (means(item, 'cause') && (!item.word.startsWith('me') || LEADING.test(item.word))),
  );
  const headed = items.findIndex(
    (item, at) => at > from && IS.test(item.word) && NAMES_REASONS.test(items[from]?.word ?? ''),
  );
  return new Set(from < 0 ? [] : items.slice(Math.max(from, headed)));
}

/** "Alasan kenaikan harga jual adalah …": between the two stands what moved. */
const NAMES_REASONS = /^(?:alasan|penyebab|sebab|pendorong|pemicu|penopang)$/;
const IS = /^(?:adalah|ialah|yaitu|yakni|antara|berupa|meliputi|mencakup)$/;

/** Where a reason that stands in front of what it moved begins and ends. */
function reasonInFront(items: readonly Item[]): { from: number; to: number } | null {
  const to = items.findIndex((one, at) => AS.test(one.word) && isReasonWord(items[at + 1]));
  if (to < 0) return null;
  const says = items
    .slice(0, to)
    .findLastIndex((one) => means(one, 'says') || CALLING.test(one.word));
  return { from: says + 1, to };
}

/** The same stretch with its reason behind what it moved, as contacts tell it. */
export function withReasonBehind(items: readonly Item[]): readonly Item[] {
  const front = reasonInFront(items);
  if (!front) return items;
  const { from, to } = front;
  const cause = items[to + 1]!;
  return [...items.slice(0, from), ...items.slice(to + 2), cause, ...items.slice(from, to)];
}
const CALLING = /^(?:me|di)(?:nunjuk|sebut|nyebut|nilai|tunjuk)/;
const isReasonWord = (item: Item | undefined): boolean =>
  item !== undefined && means(item, 'cause');
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
const isNamedIndicator = (item: Item): item is ItemOf<'indicator'> =>
  means(item, 'indicator') &&
  (!item.meaning.keys.includes('pembiayaan dan suku bunga') || item.word === 'kebutuhan');

/** Whether a stretch says itself what it is about. */
export function namesIndicator(items: readonly Item[]): boolean {
  const reason = reasonIn(items);
  return items.some((item) => isNamedIndicator(item) && !reason.has(item));
}

/** Which indicator a stretch is about: the one that it names, else the text's. */
export function aboutOf(sentence: Sentence, items: readonly Item[]): About {
  const { sheet, topic } = sentence;
  const reason = reasonIn(items);
  const named = items.find(
    (item): item is ItemOf<'indicator'> => isNamedIndicator(item) && !reason.has(item),
  );
  const meant = named ? sentence.resolved(named.meaning.keys) : [];
  const first = meant[0] ?? topic.indicator ?? sheet.indicator;
  if (!first) return { indicator: null, keys: null, isSure: false };
  // "Memperkirakan jumlah tenaga kerjanya turun" is of what it expects.
  const isExpected = sentence.has('expected');
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

/** What of a stretch is no name of what it is about: the narratives it is held against answer that. */
export function withoutAsked(items: readonly Item[], keys: About['keys']): Item[] {
  const reason = reasonIn(items);
  return items.filter(
    (item) =>
      !means(item, 'indicator') ||
      reason.has(item) ||
      !item.meaning.keys.some((key) => keys?.includes(key)),
  );
}
