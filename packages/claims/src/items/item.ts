import type { ClaimCategory, IndicatorKey, Level, QuarterRole } from '@lqc/contracts';
import { type Direction, type Token } from '@lqc/language';
import type { Comparison, Quantifier } from '../language/thresholds.js';

/** What a stretch of a sentence means to the checker. */
export type Meaning =
  | { readonly is: 'indicator'; readonly keys: readonly IndicatorKey[] }
  | { readonly is: 'sector'; readonly sector: string }
  /** All contacts, in a place where a sector could be named. */
  | { readonly is: 'everybody' }
  | {
      readonly is: 'period';
      /** Null for a quarter that the session has no data of. */
      readonly role: QuarterRole | null;
      readonly isNamed: boolean;
      readonly isNext: boolean;
      /** Of a step of time that the session's quarters do not lie apart. */
      readonly isSkipped?: boolean;
      /** Named, and not the quarter that "qtq" or "yoy" compares with. */
      readonly isApart?: boolean;
    }
  | { readonly is: 'number'; readonly number: WrittenNumber }
  | { readonly is: 'category'; readonly category: ClaimCategory }
  | {
      readonly is: 'direction';
      readonly direction: Direction;
      readonly manner: 'plain' | 'exact' | 'loose' | 'untold';
      /** "Hampir sama": may be said of two figures side by side. */
      readonly isOfLikeness?: boolean;
    }
  | { readonly is: 'size'; readonly size: 'small' | 'large' }
  | {
      readonly is: 'level';
      readonly level: Level;
      /** A judgement ("cerah", "lesu"), which may be of where an average lies or of where it went. */
      readonly isOpinion?: boolean;
      /** "Masih tinggi", "terkendali": describes a figure, never a contact's answer. */
      readonly isOfHeight?: boolean;
      /** "Sangat tinggi": far from neutral. */
      readonly isVery?: boolean;
    }
  | { readonly is: 'quantifier'; readonly quantifier: Quantifier }
  | { readonly is: 'some' }
  | {
      readonly is: 'rank';
      readonly end: 'top' | 'bottom';
      /** The place that the word itself names: 3 in "peringkat ketiga". */
      readonly place?: number;
      /** "Paling optimistis": of averages, never of counts. */
      readonly isOpinion?: boolean;
    }
  | { readonly is: 'ordinal'; readonly place: number }
  | { readonly is: 'than' }
  | {
      readonly is: 'more';
      readonly comparison: 'more' | 'less' | 'equal';
      /** "Lebih banyak": said of numbers of people, never of an average. */
      readonly isOfCounts?: boolean;
      /** "Lebih optimis": said of people rather than of an average. */
      readonly isOfMood?: boolean;
    }
  | { readonly is: 'near'; readonly comparison: Comparison }
  | { readonly is: 'not' }
  | {
      readonly is: 'people';
      readonly who: 'kontak' | 'perusahaan' | 'jawaban' | 'indikator' | 'sektor';
    }
  | {
      readonly is: 'measure';
      readonly measure: 'average' | 'balance' | 'change' | 'share' | 'answers' | 'response';
    }
  | { readonly is: 'cause' }
  | { readonly is: 'says' }
  | { readonly is: 'expected' }
  | { readonly is: 'respectively' }
  | { readonly is: 'from' }
  | { readonly is: 'to' }
  | { readonly is: 'sum' }
  | { readonly is: 'times' }
  | { readonly is: 'company'; readonly name: string }
  | { readonly is: 'stranger' }
  | { readonly is: 'break'; readonly mark: string }
  | { readonly is: 'open' }
  | { readonly is: 'close' }
  | { readonly is: 'quote' }
  | { readonly is: 'plain' }
  | { readonly is: 'other' };

export interface WrittenNumber {
  readonly value: number;
  /** Digits after the comma. */
  readonly decimals: number;
  readonly isSigned: boolean;
  /** What it counts, where the text says so; `other` for a unit that no fact has. */
  readonly unit: 'persen' | 'poin' | 'kontak' | 'perusahaan' | 'indikator' | 'other' | null;
  /** It counts answers by name: "37 jawaban sah". */
  readonly isOfAnswers?: boolean;
  /** "2,0 poin persentase": how far a share moved, which no average ever does. */
  readonly isOfShare?: boolean;
  /** "Tepat 3,92", "persis 24 %": the figure must be exactly this, not just near it. */
  readonly isExact?: boolean;
  /** The whole that the number is a part of: 52 in "49 dari 52 kontak". */
  readonly of: number | null;
}

/** What stands at a place of a sentence, and how many tokens it takes. */
export interface Step {
  readonly meaning: Meaning;
  readonly length: number;
}

/** A word that asserts nothing where it stands. */
export const PLAIN: Meaning = { is: 'plain' };

/** A stretch of a sentence with its meaning and its place in the text. */
export interface Item<Is extends Meaning = Meaning> {
  readonly meaning: Is;
  /**
   * The kind of meaning, copied from `meaning.is`: every reader asks each word for it, and the engine reads
   * it faster from items, which all have one shape, than from meanings, which have thirty.
   */
  readonly is: Is['is'];
  readonly start: number;
  readonly end: number;
  /** The first of its words, and the last: "harga" and "jualnya" of "harga jualnya". */
  readonly word: string;
  readonly last: string;
  /** A claim has taken it up. */
  used: boolean;
  /** Cache of `tokensOfItems`; null until first asked for. */
  tokens: readonly Token[] | null;
}

/**
 * A stretch that no claim has taken up yet. All are made here: objects of one shape are what the engine reads fastest.
 */
export const itemOf = <Is extends Meaning>({
  meaning,
  start,
  end,
  word,
  last = word,
}: Pick<Item<Is>, 'meaning' | 'start' | 'end' | 'word'> & Partial<Item>): Item<Is> => ({
  meaning,
  is: meaning.is,
  start,
  end,
  word,
  last,
  used: false,
  tokens: null,
});

export type ItemOf<Is extends Meaning['is']> = Item<Extract<Meaning, { is: Is }>>;

/** Whether there is an item and it means such a thing; narrows its type. */
export const means = <Is extends Meaning['is']>(
  item: Item | undefined,
  is: Is,
): item is ItemOf<Is> => item?.is === is;

/** The same as a predicate, for many items: `items.some(isA('sector'))`. */
export const isA =
  <Is extends Meaning['is']>(is: Is) =>
  (item: Item): item is ItemOf<Is> =>
    means(item, is);

/** The same for several kinds; made once, outside of what is asked for every word. */
export function isOneOf<Is extends Meaning['is']>(
  ...kinds: readonly Is[]
): (item: Item) => item is ItemOf<Is> {
  const known = new Set<Meaning['is']>(kinds);
  return (item): item is ItemOf<Is> => known.has(item.is);
}

/** "Saldo bersih", "porsi": a word for such a kind of figure. */
export const isMeasure =
  (measure: ItemOf<'measure'>['meaning']['measure']) =>
  (item: Item | undefined): boolean =>
    means(item, 'measure') && item.meaning.measure === measure;

/** "12,2 %", whatever it is of. */
export const isPercentage = (item: Item): boolean =>
  means(item, 'number') && item.meaning.number.unit === 'persen';

const INTERVIEWED = new Set<string | null>(['kontak', 'perusahaan']);
/** "Kontak", "perusahaan": those who were interviewed. */
export const isInterviewed = (item: Item): boolean =>
  means(item, 'people') && INTERVIEWED.has(item.meaning.who);
/** "12 kontak", "27 perusahaan": how many of them. */
export const isCount = (item: Item): boolean =>
  means(item, 'number') && INTERVIEWED.has(item.meaning.number.unit);

/** "Indikator", "lima indikator". */
export const isOfIndicators = (item: Item): boolean =>
  (means(item, 'people') && item.meaning.who === 'indikator') ||
  (means(item, 'number') && item.meaning.number.unit === 'indikator');

/** "Pada triwulan mendatang". */
export const isNextQuarter = (item: Item): boolean => means(item, 'period') && item.meaning.isNext;

/** Gives a word another meaning, where others beside it decide. */
export function become(item: Item, meaning: Meaning): void {
  const own: { -readonly [Of in 'meaning' | 'is']: Item[Of] } = item;
  own.meaning = meaning;
  own.is = meaning.is;
}

/** Whether an item states something of a figure or a contact, unlike names and plain words. */
export const asserts = isOneOf(
  'number',
  'direction',
  'category',
  'level',
  'quantifier',
  'rank',
  'more',
);
