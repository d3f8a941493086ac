import type { IndicatorKey } from '@lqc/contracts';
import type { Token } from '../../language/tokens.js';
import type { Item } from '../../items/item.js';
import { withoutAsked, withReasonBehind } from './about.js';
import type { Source } from './sources.js';
import { ofIndicator, type Stretch, stretchOf } from './support.js';
import { meaningStem } from './content-words.js';
import { wordsOf } from './words-of.js';

/** A stretch about one company, with all that decides what it must be held against. */
export interface OwnStretch {
  readonly owner: string;
  readonly items: readonly Item[];
  /** Which indicators it can be about; null for any. */
  readonly keys: readonly IndicatorKey[] | null;
  /** The sentence names the indicator, or the whole text is about it. */
  readonly isSure: boolean;
  /** Where the last company's figure went: "A naik 5 %, sementara B 4 %". */
  readonly directionBefore: number | null;
  /** Nobody else is named in the sentence. */
  readonly isAlone: boolean;
  /** Where the statement that it belongs to said that its indicator went: "naik 5 %, terutama pada X". */
  readonly moved: number | null;
  /** The sentence that bore out what the same company was said to have said before. */
  readonly told: Source | null;
}

/** What is said of an indicator: whose words, and which indicators they can be about. */
type Asked = Pick<OwnStretch, 'items' | 'keys'>;

/** Whoever is asked about its "tenaga kerja" speaks of its "karyawan". */
const STAFF = new Set(['karyawan', 'pekerja', 'pegawai', 'buruh'].map(meaningStem));
const OF_STAFF = new Set<IndicatorKey>(['tenaga kerja', 'perkiraan jumlah tenaga kerja']);

/** The words of a stretch, and whether some that say which indicator is asked about were left out. */
export interface AskedWords {
  readonly words: readonly Token[];
  readonly isOfIndicator: boolean;
}

/** The words of a stretch besides those that say which indicator is asked about. */
export function askedIn(text: string, { items, keys }: Asked): AskedWords {
  const isOfStaff = keys?.some((key) => OF_STAFF.has(key)) ?? false;
  const ordered = withReasonBehind(items);
  const own = withoutAsked(ordered, keys);
  const all = wordsOf(text, own);
  const words = isOfStaff ? all.filter(({ word }) => !STAFF.has(meaningStem(word))) : all;
  return { words, isOfIndicator: own.length < ordered.length || words.length < all.length };
}

/** What those words tell, read as being about an indicator where the stretch names one. */
export const toldIn = ({ words, isOfIndicator }: AskedWords): Stretch =>
  isOfIndicator ? ofIndicator(stretchOf(words)) : stretchOf(words);
