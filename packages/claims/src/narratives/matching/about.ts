import { EXPECTATION_OF, type IndicatorKey } from '@lqc/contracts';
import { type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { WATCHING } from './watching.js';

/** Verbs beginning with "me" that nevertheless introduce a reason. */
const LEADING = /^(?:menyusul|mengingat|mengikuti|merespons)$/;

/** "Menyebut kenaikan biaya material sebagai penyebab perlambatan": the reason comes before the word. */
const AS = /^(?:sebagai|jadi|menjadi)$/;

/**
 * The items of a stretch that give a reason: "… karena harga avtur" is not about that price. In "mengaitkan
 * kenaikan harga jual dengan …" the words after the verb name what moved.
 */
function reasonIn(items: readonly Item[]): ReadonlySet<Item> {
  const front = reasonInFront(items);
  if (front) return new Set(items.slice(front.from, front.to));
  const from = items.findIndex(
    (item) =>
      WATCHING.test(item.word) ||
      (means(item, 'cause') && (!item.word.startsWith('me') || LEADING.test(item.word))),
  );
  const headed = items.findIndex(
    (item, at) => at > from && IS.test(item.word) && NAMES_REASONS.test(items[from]?.word ?? ''),
  );
  return new Set(from < 0 ? [] : items.slice(Math.max(from, headed)));
}

/** "Alasan kenaikan harga jual adalah …": what moved stands between the two words. */
const NAMES_REASONS = /^(?:alasan|penyebab|sebab|pendorong|pemicu|penopang)$/;
const IS = /^(?:adalah|ialah|yaitu|yakni|antara|berupa|meliputi|mencakup)$/;

/** Start and end of a reason that is named before what it moved; null where there is none. */
function reasonInFront(items: readonly Item[]): { from: number; to: number } | null {
  const to = items.findIndex((one, at) => AS.test(one.word) && means(items[at + 1], 'cause'));
  if (to < 0) return null;
  const says = items
    .slice(0, to)
    .findLastIndex((one) => means(one, 'says') || CALLING.test(one.word));
  return { from: says + 1, to };
}

/** The stretch reordered so that its reason comes last, as in contacts' narratives. */
export function withReasonBehind(items: readonly Item[]): readonly Item[] {
  const front = reasonInFront(items);
  if (!front) return items;
  const { from, to } = front;
  const cause = items[to + 1]!;
  return [...items.slice(0, from), ...items.slice(to + 2), cause, ...items.slice(from, to)];
}
const CALLING = /^(?:me|di)(?:nunjuk|sebut|nyebut|nilai|tunjuk)/;

/** What a stretch is about. */
export interface About {
  readonly indicator: IndicatorKey | null;
  /** All indicators that the words can be about; null for any. */
  readonly keys: readonly IndicatorKey[] | null;
  readonly isSure: boolean;
}

/**
 * Whether a word names the indicator of a sentence. "Suku bunga 9 %" does not, since it is mentioned beside
 * any indicator; "kebutuhan pembiayaan" does.
 */
const isNamedIndicator = (item: Item): item is ItemOf<'indicator'> =>
  means(item, 'indicator') &&
  (!item.meaning.keys.includes('pembiayaan dan suku bunga') || item.word === 'kebutuhan');

/** Whether a stretch names its indicator itself. */
export function namesIndicator(items: readonly Item[]): boolean {
  const reason = reasonIn(items);
  return items.some((item) => isNamedIndicator(item) && !reason.has(item));
}

/**
 * "Kapasitas utilisasi dan harga jual turun 4 %", "rerata harga jual kontak", "permintaan sektor": of more than the
 * one thing that a contact told of itself.
 */
export function isOfMore(items: readonly Item[]): boolean {
  const reason = reasonIn(items);
  const named = items.filter(isNamedIndicator).filter((item) => !reason.has(item));
  const several = new Set(named.map(({ meaning }) => meaning.keys.join()));
  return several.size > 1 || items.some(isOfGroup);
}
const isOfGroup = (one: Item): boolean =>
  (means(one, 'measure') && one.meaning.measure !== 'change') ||
  (means(one, 'people') && one.meaning.who === 'sektor');

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
  // "Memperkirakan jumlah tenaga kerjanya turun": may be about the expectation.
  const isExpected = sentence.has('expected');
  const isRealised = items.some((one) => one.word.startsWith('realisasi') && !reason.has(one));
  const keys = (meant.length > 0 ? meant : [first]).flatMap((key) => {
    const expected = isRealised ? undefined : EXPECTATION_OF[key];
    return expected && isExpected ? [key, expected] : [key];
  });
  const isSheets = sheet.indicator !== null && keys.includes(sheet.indicator);
  return {
    indicator: isSheets ? sheet.indicator : first,
    keys: sheet.indicator !== null && !named ? [...new Set([...keys, sheet.indicator])] : keys,
    isSure: (named !== undefined && meant.length === 1) || isSheets,
  };
}

/** The items without the name of the indicator, which narratives need not repeat: they answer a question about it. */
export function withoutAsked(items: readonly Item[], keys: About['keys']): Item[] {
  const reason = reasonIn(items);
  return items.filter(
    (item) =>
      !means(item, 'indicator') ||
      reason.has(item) ||
      !item.meaning.keys.some((key) => keys?.includes(key)),
  );
}
