import { stem } from '@lqc/language';
import { type Item, means } from '../../items/item.js';
import { namesIndicator } from '../matching/about.js';
import { meaningStem } from '../matching/content-words.js';
import type { Source } from '../matching/sources.js';
import { isBesideAny } from './deeds.js';

/** Joins a cause with the effect after it. */
const LEADS_TO = 'sehingga';
const THERE_IS = /^(?:terdapat|ada|adanya|terjadi|dibayangi|menghadapi)$/;
/** A contact concedes a reason only with one of these words. */
const CONCEDING = /\b(?:meski|walau|kendati|padahal)/i;
/** Join a statement with something that did not prevent it. */
const IN_SPITE = new Set(['meskipun', 'meski', 'walaupun', 'padahal']);

/**
 * Whether two stretches joined by a word of cause or concession are supported by one sentence of the
 * contact: a reason from one sentence and an effect from another were never said together. Deeds need no
 * joint source, and a writer may contrast another indicator.
 */
export function isSupportedBySingleSource(
  joined: string | undefined,
  items: readonly Item[],
  before: readonly Source[],
  own: readonly Source[],
): boolean {
  const isTied = joined === LEADS_TO || (IN_SPITE.has(joined ?? '') && !namesIndicator(items));
  if (!isTied || isBesideAny(items) || before.length === 0 || own.length === 0) return true;
  // "Penjualan tidak sesuai target sehingga permintaan turun", where it was the other way round.
  const isEffect = ({ effects, causes }: Source) =>
    joined !== LEADS_TO ||
    (effects.size > 0
      ? items.some(({ word }) => effects.has(stem(word)))
      : !items.some((one) => means(one, 'other') && causes.has(meaningStem(one.word))));
  const isTold = own.some((one) => before.includes(one) && isEffect(one));
  const isReason = joined !== LEADS_TO && THERE_IS.test(items[0]?.word ?? '');
  return isTold && (!isReason || own.some(({ text }) => CONCEDING.test(text)));
}
