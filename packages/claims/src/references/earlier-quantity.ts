import type { ClaimFact } from '@lqc/contracts';
import { type Item, itemOf, type ItemOf, type Meaning, means } from '../items/item.js';
import type { Topic } from '../sentence/topic.js';
import type { ClaimSheet } from '../facts/sheet.js';

const THEIRS =
  /^(?:porsi|pangsa|proporsi|bagian|jumlah|banyak|persentase|kontribusi|kontak|perusahaan)nya$/;
const NOUN = new Set([
  'porsi',
  'pangsa',
  'proporsi',
  'bagian',
  'jumlah',
  'persentase',
  'kelompok',
  'kategori',
  'golongan',
  'pandangan',
  'penilaian',
  'jawaban',
  'pendapat',
]);
const THIS = new Set(['ini', 'itu', 'tersebut', 'terakhir', 'dimaksud', 'serupa', 'sejenis']);
const COUNTED = new Set<ClaimFact['measure']>([
  'answer-count',
  'answer-share',
  'companies',
  'company-share',
  'contacts',
  'answers',
]);

/**
 * "Porsinya naik dari 17,5 % ke 27,5 %", "kelompok ini mencakup 28,2 %": puts the answers, companies
 * or sector that the sentence before counted behind the word, so that the sentence reads as if it
 * had named them. "Kini 46,2 poin" after a sentence about a net balance is one as well.
 */
export function withEarlierQuantity(
  items: readonly Item[],
  { topic, sheet }: { readonly topic: Topic; readonly sheet: ClaimSheet },
): Item[] {
  const last = topic.facts.at(-1);
  if (!last) return [...items];
  if (last.measure === 'net-balance') return withBalance(items);
  const quantity = quantityIn(topic.facts);
  const meaning = quantity && meaningOf(quantity);
  const at = items.findIndex((_, place) => isPointing(items, place));
  // "Kelompok ini mencakup …, sementara seperempatnya melayani kedua pasar": the next clause has its own.
  const stop = items.findIndex(
    (one, place) => place > at && means(one, 'break') && !isListing(one),
  );
  const isNamed = items.slice(0, stop < 0 ? undefined : stop).some(isName);
  if (isNamed || !meaning || at < 0) return [...items];
  const { start, end } = items[at]!;
  const name = itemOf({ meaning, start, end, word: '', isCarried: true });
  const unit = quantity.unit === 'perusahaan' || sheet.isProfile ? 'perusahaan' : 'kontak';
  const until = stop < 0 ? Infinity : items[stop]!.start;
  return [...items.slice(0, at + 1), name, ...items.slice(at + 1)].map((one) =>
    isBareCount(one) && one.start < until
      ? itemOf({ ...one, meaning: withUnit(one.meaning, unit) })
      : one,
  );
}

/** What was counted last; of "12 dari 40 kontak menjawab" those who answered, not those who were asked. */
function quantityIn(facts: readonly ClaimFact[]): ClaimFact | undefined {
  const last = facts.findLast(({ measure }) => COUNTED.has(measure));
  const answered = facts.findLast(({ measure }) => measure === 'answers');
  return last?.measure === 'contacts' && answered ? answered : last;
}

const isListing = ({ meaning }: ItemOf<'break'>) => ['dan', 'serta', 'atau'].includes(meaning.mark);
const isName = (one: Item) =>
  means(one, 'category') ||
  means(one, 'sector') ||
  means(one, 'indicator') ||
  means(one, 'company');

const isBareCount = (one: Item): one is ItemOf<'number'> =>
  means(one, 'number') && one.meaning.number.unit === null && one.meaning.number.decimals === 0;

const withUnit = (
  { number }: ItemOf<'number'>['meaning'],
  unit: 'kontak' | 'perusahaan',
): Meaning => ({ is: 'number', number: { ...number, unit } });

const isPointing = (items: readonly Item[], at: number) => {
  const { word } = items[at]!;
  return THEIRS.test(word) || (NOUN.has(word) && THIS.has(items[at + 1]?.word ?? ''));
};

/** The words that name what a fact counts. */
function meaningOf({ category, sector, measure }: ClaimFact): Meaning {
  if (category !== null) return { is: 'category', category };
  if (measure === 'answers') return { is: 'measure', measure: 'answers' };
  return sector === null ? { is: 'people', who: 'kontak' } : { is: 'sector', sector };
}

/** No average has one decimal: where nothing else is named, such a figure is the balance's. */
function withBalance(items: readonly Item[]): Item[] {
  const isFree = !items.some(
    (one) =>
      means(one, 'measure') ||
      means(one, 'category') ||
      means(one, 'indicator') ||
      means(one, 'sector'),
  );
  const first = items[0];
  const isOfOne = items.some(
    (one) =>
      means(one, 'number') &&
      one.meaning.number.decimals === 1 &&
      ['poin', null].includes(one.meaning.number.unit),
  );
  if (!isFree || !isOfOne || !first) return [...items];
  const meaning = { is: 'measure', measure: 'balance' } as const;
  const { start } = first;
  return [itemOf({ meaning, start, end: start, word: '', isCarried: true }), ...items];
}
