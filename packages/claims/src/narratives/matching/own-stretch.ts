import { type Token } from '@lqc/language';
import type { IndicatorKey } from '@lqc/contracts';
import type { Item } from '../../items/item.js';
import { withoutAsked, withReasonBehind } from './about.js';
import type { Source } from './sources.js';
import { ofIndicator, type Stretch, stretchOf } from './support.js';
import { meaningStem } from './content-words.js';
import { wordsOf } from './words-of.js';

/** A stretch about one company, with all that decides how it is checked. */
export interface OwnStretch {
  readonly owner: string;
  readonly items: readonly Item[];
  /** Which indicators it can be about; null for any. */
  readonly keys: readonly IndicatorKey[] | null;
  /** The sentence names the indicator, or the whole text is about it. */
  readonly isSure: boolean;
  /** The direction told of the company before: "A naik 5 %, sementara B 4 %". */
  readonly directionBefore: number | null;
  /** Nobody else is named in the sentence. */
  readonly isAlone: boolean;
  /** The narrative's sentence that supported the previous statement about this company. */
  readonly told: Source | null;
}

/** A stretch, and the indicators that it can be about. */
type Asked = Pick<OwnStretch, 'items' | 'keys'>;

/** Answers about "tenaga kerja" usually say "karyawan" and the like. */
const STAFF = new Set(['karyawan', 'pekerja', 'pegawai', 'buruh'].map(meaningStem));
const OF_STAFF = new Set<IndicatorKey>(['tenaga kerja', 'perkiraan jumlah tenaga kerja']);

/** A stretch's words without those that name its indicator, and whether there were any. */
export interface AskedWords {
  readonly words: readonly Token[];
  readonly isOfIndicator: boolean;
}

/** The words of a stretch without those that name its indicator. */
export function askedIn(text: string, { items, keys }: Asked): AskedWords {
  const isOfStaff = keys?.some((key) => OF_STAFF.has(key)) ?? false;
  const ordered = withReasonBehind(items);
  const own = withoutAsked(ordered, keys);
  const all = wordsOf(text, own);
  const words = isOfStaff ? all.filter(({ word }) => !STAFF.has(meaningStem(word))) : all;
  return { words, isOfIndicator: own.length < ordered.length || words.length < all.length };
}

/** What those words say; about the indicator, where the stretch named one. */
export const toldIn = ({ words, isOfIndicator }: AskedWords): Stretch =>
  isOfIndicator ? ofIndicator(stretchOf(words)) : stretchOf(words);
