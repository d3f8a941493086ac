import type { IndicatorKey } from '@lqc/contracts';
import type { Token } from '../language/tokens.js';
import type { Item } from '../reading/item.js';
import { isAsked } from './about.js';
import type { Rate } from './rates.js';
import type { Source } from './sources.js';
import { ofIndicator, type Stretch, stretchOf } from './support.js';
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
  readonly wayBefore: number | null;
  /** Nobody else is named in the sentence. */
  readonly isAlone: boolean;
  /** The rate that it means without writing it: "kontraksi dengan besaran yang sama". */
  readonly meant: Rate | null;
  /** The sentence that bore out what the same company was said to have said before. */
  readonly told: Source | null;
}

/** The words of a stretch besides those that say which indicator is asked about. */
export const ownWordsOf = (text: string, stretch: OwnStretch): Token[] =>
  wordsOf(
    text,
    stretch.items.filter((item) => !isAsked(item, stretch)),
  );

/** What those words tell, read as being about an indicator where the stretch names one. */
export const toldIn = (words: readonly Token[], { items, keys }: OwnStretch): Stretch =>
  items.some((item) => isAsked(item, { items, keys }))
    ? ofIndicator(stretchOf(words))
    : stretchOf(words);
