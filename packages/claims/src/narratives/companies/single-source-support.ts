import type { Item } from '../../items/item.js';
import { namesIndicator } from '../matching/about.js';
import type { Source } from '../matching/sources.js';
import { isBesideAny } from './deeds.js';

/** What stands behind it came of what stands before it. */
const LEADS_TO = 'sehingga';
const COMING = /^(?:terjadi|timbul|muncul|menimbulkan|menyebabkan)$/;
const THERE_IS = /^(?:terdapat|ada|adanya|terjadi|dibayangi|menghadapi)$/;
/** A reason is told as one that did not keep it only by who told it so. */
const CONCEDING = /\b(?:meski|walau|kendati|padahal)/i;
/** What stands behind one of these did not keep it from what stands before. */
const IN_SPITE = new Set(['meskipun', 'meski', 'walaupun', 'padahal']);

/**
 * Whether one sentence of a contact bears out both of two stretches that a word ties together: a reason
 * of one of its sentences with the effect of another is nothing that it said. What it does about it goes
 * beside any reason, and another indicator may be set against this one by whoever writes.
 */
export function isSupportedBySingleSource(
  joined: string | undefined,
  items: readonly Item[],
  before: readonly Source[],
  own: readonly Source[],
): boolean {
  // "Stabil sehingga terjadi pelemahan daya beli": what the contact gave as the reason, told as what came of it.
  if (joined === LEADS_TO && COMING.test(items[0]?.word ?? '')) return false;
  const isTied = joined === LEADS_TO || (IN_SPITE.has(joined ?? '') && !namesIndicator(items));
  if (!isTied || isBesideAny(items) || before.length === 0 || own.length === 0) return true;
  const isTold = own.some((one) => before.includes(one));
  const isReason = joined !== LEADS_TO && THERE_IS.test(items[0]?.word ?? '');
  return isTold && (!isReason || own.some(({ text }) => CONCEDING.test(text)));
}
