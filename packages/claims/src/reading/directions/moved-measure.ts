import type { ItemOf } from '../../items/item.js';
import type { Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type Moved, movedFigure } from './moved-figure.js';

export const MOVING = new Set(['balance', 'answers']);

/** "Saldo bersih menyempit", "tidak ada perubahan pada jumlah jawaban sah". */
export function readMovedMeasure(
  sentence: Sentence,
  { measured, ...moved }: Moved & { readonly measured: ItemOf<'measure'> },
): Reading {
  const isBalance = measured.meaning.measure === 'balance';
  const [indicator = null] = sentence.indicatorOf(moved.items[0]!).keys;
  const [sector = null] = sentence.sectorOf(moved.items[0]!).sectors;
  const at = { measure: isBalance ? 'net-balance' : 'answers', indicator, sector } as const;
  return movedFigure(sentence, isBalance ? 'balance' : 'count', at, moved);
}
