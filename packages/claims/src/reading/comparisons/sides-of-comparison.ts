import type { IndicatorKey } from '@lqc/contracts';
import { periodOf } from '../../dimensions/periods.js';
import { isOrientation } from '../../facts/categories.js';
import type { FactAddress } from '../../facts/fact-table.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isBesideAnother } from './beside-another.js';
import { heldAgainst } from './held-against.js';

/** What is compared and with what, and the words that name both; no addresses where that cannot be said. */
export interface Sides {
  readonly ones: readonly FactAddress[];
  readonly twos: readonly FactAddress[];
  readonly items: readonly Item[];
}

const UNDECIDED: Sides = { ones: [], twos: [], items: [] };

interface Comparing {
  readonly item: ItemOf<'more'>;
  /** Where behind the word stands what leads to the other side; 0 for nowhere. */
  readonly link: number;
  /** The other side is the average of all. */
  readonly isOverAll: boolean;
}

/** The figures on both sides of a word that compares; null where nothing is named that it compares. */
export function sidesOf(sentence: Sentence, other: Item, comparing: Comparing): Sides | null {
  if (means(other, 'category')) return answersBeside(sentence, other, comparing);
  if (means(other, 'indicator')) return indicatorsBeside(sentence, other, comparing);
  return sectorsBeside(sentence, other, comparing);
}

const quarterOf = (sentence: Sentence, item: Item) => periodOf(sentence, item).role ?? 'now';

/** "Lebih banyak yang di atas netral daripada yang di bawah netral". */
function answersBeside(
  sentence: Sentence,
  other: ItemOf<'category'>,
  { item, link }: Comparing,
): Sides | null {
  const period = quarterOf(sentence, item);
  const first =
    sentence.before(item).find(isA('category')) ??
    sentence.after(item).slice(0, link).find(isA('category')) ??
    sentence.all('category').findLast(({ end }) => end <= item.start);
  if (!first) return null;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const measure = isOrientation(first.meaning.category) ? 'companies' : 'answer-count';
  const of = measure === 'companies' ? {} : { indicator, sector };
  const at = ({ meaning: { category } }: ItemOf<'category'>): FactAddress => ({
    measure,
    ...of,
    category,
    period,
  });
  return { ones: [at(first)], twos: [at(other)], items: [first, other] };
}

/** "Harga jual lebih tinggi daripada investasi dan persediaan": each beside each. */
function indicatorsBeside(
  sentence: Sentence,
  other: ItemOf<'indicator'>,
  { item }: Comparing,
): Sides {
  const isSubject = (one: Item): one is ItemOf<'indicator'> =>
    means(one, 'indicator') && !isBesideAnother(sentence, one);
  const first =
    sentence.before(item).find(isSubject) ??
    sentence.items.filter(isSubject).findLast(({ end }) => end <= item.start);
  const key = first?.meaning.keys[0] ?? sentence.topic.indicator ?? sentence.sheet.indicator;
  const others = heldAgainst(sentence, other);
  if (!key || others.some(({ meaning }) => meaning.keys.length !== 1)) return UNDECIDED;
  const named = sentence.listedBefore(item, 'indicator').map(({ meaning }) => meaning.keys[0]!);
  const [sector = null] = sentence.sectorOf(item).sectors;
  const period = quarterOf(sentence, item);
  const at = (indicator: IndicatorKey): FactAddress => ({
    measure: 'average',
    indicator,
    sector,
    period,
  });
  return {
    ones: (named.length > 1 ? named : [key]).map(at),
    twos: others.map(({ meaning }) => at(meaning.keys[0]!)),
    items: [],
  };
}

/** "Konstruksi di bawah Real Estat", "A dan B berada di atas rata-rata": sectors beside sectors or everybody. */
function sectorsBeside(sentence: Sentence, other: Item, { item, isOverAll }: Comparing): Sides {
  const { sheet } = sentence;
  const earlier = sentence.all('sector').findLast(({ end }) => end <= item.start);
  const first = earlier ? earlier.meaning.sector : sheet.sector;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const measure = sheet.isProfile ? 'companies' : 'average';
  // "Gabungan keempatnya setara 10 %, sama dengan pangsa Perdagangan": whose is not named.
  const isSummed = sentence.has('sum');
  if (sheet.isProfile && (!first || isSummed)) return UNDECIDED;
  const of = measure === 'companies' ? {} : { indicator };
  const period = quarterOf(sentence, item);
  const at = (sector: string | null): FactAddress => ({ measure, ...of, sector, period });
  // "A (3,67) dan B (3,50) berada di atas rata-rata": so does each of them.
  const named =
    isOverAll || means(other, 'everybody')
      ? sentence.within(sentence.clauseOf(item), 'sector').filter(({ end }) => end <= item.start)
      : sentence.listedBefore(item, 'sector');
  return {
    ones: (named.length > 1 ? named.map(({ meaning }) => meaning.sector) : [first ?? null]).map(at),
    twos: means(other, 'sector')
      ? heldAgainst(sentence, other).map(({ meaning }) => at(meaning.sector))
      : [at(null)],
    items: [],
  };
}
