import type { OpenTag } from '../tag.js';

/** Attributes that hold relationship ids, whatever the prefix of their namespace is. */
const RELATIONSHIP_ATTRIBUTE = /^[^:]+:(?:id|embed|link|pict|dm|lo|qs|cs|href)$/;

/**
 * True when an element refers to a relationship that was dropped.
 *
 * @param dropped ids of relationships
 */
export function usesDropped(tag: OpenTag, dropped: ReadonlySet<string>): boolean {
  if (dropped.size === 0 || !tag.mentions(':')) return false;
  for (const [name, value] of tag.attributes)
    if (RELATIONSHIP_ATTRIBUTE.test(name) && !name.startsWith('xmlns:') && dropped.has(value))
      return true;
  return false;
}
