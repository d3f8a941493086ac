import type { Item } from '../../items/item.js';
import { namesIndicator } from '../matching/about.js';
import type { Source } from '../matching/sources.js';
import { isBesideAny } from './deeds.js';

/** What stands behind it came of what stands before it. */
const LEADS_TO = 'sehingga';
/** What stands behind one of these did not keep it from what stands before. */
const IN_SPITE = new Set(['meskipun', 'meski', 'walaupun', 'padahal']);

/**
 * Whether one sentence of a contact bears out both of two stretches that a word ties together: a reason
 * of one of its sentences with the effect of another is nothing that it said. What it does about it goes
 * beside any reason, and another indicator may be set against this one by whoever writes.
 */
export function isToldInOne(
  joined: string | undefined,
  items: readonly Item[],
  before: readonly Source[],
  own: readonly Source[],
): boolean {
  const isTied = joined === LEADS_TO || (IN_SPITE.has(joined ?? '') && !namesIndicator(items));
  if (!isTied || isBesideAny(items) || before.length === 0 || own.length === 0) return true;
  return own.some((one) => before.includes(one));
}
