import type { ClaimCategory } from '@lqc/contracts';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import type { Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type Moved, movedFigure } from './moved-figure.js';

/** The answers whose share a word of direction is said of: "proporsi di atas netral turun". */
export function shareThatMoved(sentence: Sentence, item: Item): ItemOf<'category'> | null {
  const { items } = sentence.clauseOf(item);
  const isShare = items.some((one) => means(one, 'measure') && one.meaning.measure === 'share');
  const isCounted = items.some(
    (one) => means(one, 'number') && one.meaning.number.unit === 'persen',
  );
  // "Bertambahnya jawaban netral".
  const beside = sentence.after(item).slice(0, 2);
  const isOfAnswers =
    beside.some(isA('people')) && beside.some(isA('category')) && !items.some(isA('number'));
  return isShare || isCounted || isOfAnswers ? (items.find(isA('category')) ?? null) : null;
}

/** Where the share of an answer is said to have gone. */
export function readMovedShare(
  sentence: Sentence,
  { category, ...moved }: Moved & { readonly category: ClaimCategory },
): Reading {
  const [indicator = null] = sentence.indicatorOf(moved.items[0]!).keys;
  const [sector = null] = sentence.sectorOf(moved.items[0]!).sectors;
  const at = { measure: 'answer-share', indicator, sector, category } as const;
  return movedFigure(sentence, 'share_change', at, moved);
}
