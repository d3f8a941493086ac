import type { OpenTag } from '../tag.js';

/** Attributes that name a relationship, whatever prefix their namespace has. */
const REFERENCES = /^[^:]+:(?:id|embed|link|pict|dm|lo|qs|cs|href)$/;

/** True when an element leans on a relationship that did not come along. */
export function dangles(tag: OpenTag, dropped: ReadonlySet<string>): boolean {
  if (dropped.size === 0 || !tag.mentions(':')) return false;
  for (const [name, value] of tag.attributes)
    if (REFERENCES.test(name) && !name.startsWith('xmlns:') && dropped.has(value)) return true;
  return false;
}
